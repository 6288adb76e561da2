/** A name up to this width is never truncated, unless its page is tight. Every name that may be costs a clip. */
const UNCUT_EM = 6

/** Whether a name may be truncated: Han, kana, hangul and emoji are 1 em wide, other characters at most about .7. */
export const isLongName = (name: string): boolean =>
  [...name].reduce((em, sign) => em + (sign < '⺀' ? 0.7 : 1), 0) > UNCUT_EM

/** Whether names have so little room that any of them may be truncated; in px, by the tiles' style sheet. */
export const hasTightNames = (icon: number, gapX: number, label: number): boolean =>
  icon + Math.min(30, gapX - 4) < UNCUT_EM * Math.max(12, label)
