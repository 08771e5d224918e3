// Generated from the Python types by web/scripts/client_types.py. Do not edit.

import type * as GoldNuggets from './gold-nuggets';
import type * as GoForGold from './go-for-gold';
import type * as GoldRausch from './gold-rausch';
import type * as ClaimPoker from './claim-poker';
import type * as Gold from './gold';
import type * as WurfUndWeg from './wurf-und-weg';
import type { DerivedLine, DerivedView } from './surface';
import type { RemarkLine } from './view';

/** What a table's messages hold, by the game that is played there. */
export interface Games {
  'gold-nuggets': { view: GoldNuggets.NuggetsView; line: GoldNuggets.NuggetsLine | RemarkLine; ending: "last-nugget"; why: never; picture: never; measured: never };
  'go-for-gold': { view: GoForGold.GoldView; line: GoForGold.GoldLine | RemarkLine; ending: "six-values" | "no-more-points"; why: never; picture: GoForGold.Island; measured: GoForGold.Fairness };
  'gold-rausch': { view: GoldRausch.RauschView; line: GoldRausch.RauschLine | RemarkLine; ending: "all-gold"; why: never; picture: never; measured: never };
  'claim-poker': { view: ClaimPoker.PokerView; line: ClaimPoker.PokerLine | RemarkLine; ending: "two-rounds"; why: never; picture: ClaimPoker.Spread; measured: never };
  'gold': { view: Gold.GoldView; line: Gold.GoldLine | RemarkLine; ending: "last-card"; why: never; picture: never; measured: never };
  'wurf-und-weg': { view: WurfUndWeg.WurfView; line: WurfUndWeg.WurfLine | RemarkLine; ending: "three-coasters" | "pile-used-up"; why: WurfUndWeg.Refusal; picture: never; measured: never };
  'derived': { view: DerivedView; line: DerivedLine | RemarkLine; ending: string; why: never; picture: never; measured: never };
}

/** A game of ours, or “derived” for all that have no board of their own: every table
 * says which, and so what everything at it is. */
export type Slug = keyof Games;
