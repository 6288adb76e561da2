/**
 * An emoji and the joiner that binds it to the next one, or a character that is not seen: format, bidi, half of a pair,
 * fillers and the blank of Braille, but no selector of a form.
 */
const FORMAT =
  /(\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)*\u200d(?=\p{Extended_Pictographic}))|[[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]--\p{Variation_Selector}]/gv
/** A selector of a form without a character of its own before it. */
const STRAY_SELECTOR = /(?<![\S--\p{Variation_Selector}])\p{Variation_Selector}/gv
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/gu

/**
 * A text from outside without what is not seen and may deceive: characters of format and of the direction of writing go,
 * control characters are spaces (decisions.md "names, nicknames, titles from outside"). Joined emoji stay joined.
 */
export const visibleText = (text: string): string =>
  text.replace(FORMAT, '$1').replace(CONTROL, ' ').replace(STRAY_SELECTOR, '')

/** The same on one line without double spaces, as a name or title is kept. @param max code points of it */
export function oneLine(text: string, max = Number.POSITIVE_INFINITY): string {
  const line = visibleText(text).replace(/\s+/g, ' ').trim()
  return line.length <= max ? line : firstCodePoints(line, max).trim()
}

/** The same of a text of several lines, which stay; of empty ones there is one between two others, and none around them. */
export const visibleLines = (text: string): string =>
  text
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map((line) => visibleText(line).trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** The first code points of a text: no pair of surrogates is cut. */
export const firstCodePoints = (text: string, max: number): string =>
  text.length <= max ? text : Array.from(text).slice(0, max).join('')

/** Whether a text has at most so many code points, which is nearly how people count. */
export const isWithin =
  (max: number) =>
  (text: string): boolean =>
    text.length <= max || Array.from(text).length <= max
