/** Emoji of several signs: a font that does not have one draws the signs beside each other. */
const SEQUENCE = /\u200d|\p{Regional_Indicator}/u

let ruler: CanvasRenderingContext2D | null | undefined

/** Whether the system's font has an emoji as one picture: Windows has no flags, older systems lack newer families. */
export function isDrawn(emoji: string): boolean {
  if (!SEQUENCE.test(emoji)) return true
  ruler ??= document.createElement('canvas').getContext('2d')
  if (ruler === null) return true
  const widthOf = (text: string) => ruler?.measureText(text).width ?? 0
  return widthOf(emoji) < widthOf('😀') * 1.5
}
