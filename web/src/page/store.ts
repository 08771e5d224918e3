// What is kept in this browser: texts by their keys, in one table of its own database.

const NAME = 'motherlode';
const TABLE = 'kept';

type Step = [kind: 'add' | 'put' | 'delete' | 'sweep', key: string, text: string];

/** What Python calls; see motherlode/page/browser.py. */
export interface Store {
  get(key: string): Promise<string | undefined>;
  all(start: string): Promise<string>;
  write(steps: string): Promise<void>;
  close(): void;
}

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** All keys that begin like this. */
const from = (start: string) => IDBKeyRange.bound(start, `${start}\uffff`);

/** Opens it; `told` hears when an entry of a table could not be written, and when it is taken away from us. */
export async function openStore(told: (what: 'full' | 'newer' | 'no-storage') => void): Promise<Store> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(TABLE);
  const database = await done(opening);
  database.onclose = () => told('no-storage'); // somebody has deleted all that this browser keeps
  database.onversionchange = () => {
    database.close(); // a newer version waits for it in another tab
    told('newer');
  };
  const reading = () => database.transaction(TABLE).objectStore(TABLE);

  async function all(start: string): Promise<string> {
    const table = reading();
    const [keys, texts] = await Promise.all([done(table.getAllKeys(from(start))), done(table.getAll(from(start)))]);
    return JSON.stringify(keys.map((key, at) => [key, texts[at] as string]));
  }

  /** One transaction, told when the disk has it: whoever is killed before has lost nothing that was told. */
  function write(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(TABLE, 'readwrite', { durability: 'strict' });
      const table = transaction.objectStore(TABLE);
      const steps = JSON.parse(text) as Step[];
      let error: DOMException | null = null;
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => {
        const why = error ?? transaction.error;
        // Entries of tables are added; whoever asked for anything else is answered.
        if (why?.name !== 'ConstraintError' && steps.some(([kind]) => kind === 'add')) told('full');
        reject(why ?? new DOMException('not written', 'AbortError'));
      };
      try {
        for (const [kind, key, value] of steps) {
          if (kind === 'delete') table.delete(key);
          else if (kind === 'sweep') table.delete(from(key));
          else {
            const adding = kind === 'add' ? table.add(value, key) : table.put(value, key);
            adding.onerror = () => (error ??= adding.error);
          }
        }
      } catch (refused) {
        error = refused as DOMException;
        transaction.abort(); // none of it
      }
    });
  }

  return {
    get: (key) => done(reading().get(key)) as Promise<string | undefined>,
    all,
    write,
    close: () => database.close(),
  };
}
