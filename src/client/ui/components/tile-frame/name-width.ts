/** A name no wider than so many em is never cut under a tile, unless its page is tight. Each that may be costs a clip. */
const UNCUT_EM = 6

/** Whether a name may be so wide that it is cut: Han, kana, hangul and pictures are 1 em wide, hardly a letter of others .7. */
export const isLong = (name: string): boolean =>
  [...name].reduce((em, sign) => em + (sign < '⺀' ? 0.7 : 1), 0) > UNCUT_EM

/** Whether names have so little room that all of them may be cut, in px; the room is that of the style sheet of tiles. */
export const isTight = (icon: number, gapX: number, label: number): boolean =>
  icon + Math.min(30, gapX - 4) < UNCUT_EM * Math.max(11, label)
