// After a match: who wants another one, and for whom one waits.

import type { TableInfo } from '../generated/messages';

export interface Again {
  mine: number[]; // the seats of this device
  isWaiting: boolean; // everyone here has said yes, somebody elsewhere has not
  othersAgree: boolean; // nobody elsewhere has to be waited for
  wanting: string[]; // the names of those elsewhere who want to
  missing: string[]; // and of those who have not said so
}

/** Who is away is not waited for. */
export function wantsAgain(info: TableInfo): Again {
  const people = info.seats.filter((seat) => seat.kind === 'person' || seat.stand_in);
  const mine = people.filter((seat) => seat.mine);
  const others = people.filter((seat) => !seat.mine);
  const missing = others.filter((seat) => !seat.ready && !seat.away && !seat.resigned);
  return {
    mine: mine.map((seat) => seat.seat),
    isWaiting: missing.length > 0 && mine.length > 0 && mine.every((seat) => seat.ready),
    othersAgree: missing.length === 0,
    wanting: others.filter((seat) => seat.ready).map((seat) => seat.name),
    missing: missing.map((seat) => seat.name),
  };
}
