/** A name up to this width is never truncated, unless its page is tight. Every name that may be costs a clip. */
const UNCUT_EM = 6

/** Each emoji, of however many characters it is joined. */
export const EMOJI =
  /\p{RI}{2}|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)*(?:\u200d\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)*)*/gu

/** The width of a text in em: Han, kana, hangul, emoji and the widest letters take 1 em, others at most about .7. */
export const widthInEm = (text: string): number =>
  [...text.replace(EMOJI, '图')].reduce((em, sign) => em + (/[ -LN-VX-ln-vx-⹿]/.test(sign) ? 0.7 : 1), 0)

/** Whether a name may be truncated. */
export const isLongName = (name: string): boolean => widthInEm(name) > UNCUT_EM

/** Whether names have so little room that any of them may be truncated; in px, by the tiles' style sheet. */
export const hasTightNames = (icon: number, gapX: number, label: number): boolean =>
  icon + Math.min(30, gapX - 4) < UNCUT_EM * Math.max(12, label)
