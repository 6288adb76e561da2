/** What a message answers, as its first line says it. */
export interface Quote {
  /** The nickname of who is answered. */
  readonly of: string
  readonly text: string
}

/** A message as it is read: texts have no fields for what they answer, so it stands in their first line. */
export interface ReadText {
  readonly quote: Quote | undefined
  readonly body: string
}

/** `> @name what is answered`, then the answer; whoever does not know it reads it as it is. */
const ANSWER = /^> @(\S{1,40}) ([^\n]+)\n([\s\S]*\S[\s\S]*)$/u

/** Characters of a quotation, in code points. */
const QUOTED = 40

/** Splits the text of a message into what it answers and what it says. */
export function readText(text: string): ReadText {
  const [, of, quoted, body] = ANSWER.exec(text) ?? []
  return of === undefined || quoted === undefined || body === undefined
    ? { quote: undefined, body: text }
    : { quote: { of, text: quoted }, body }
}

const firstOf = (text: string, most: number): string => {
  const signs = [...text]
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : text
}

/** A message in one line, without what it answers. */
export const inOneLine = (text: string): string => readText(text).body.replaceAll(/\s+/g, ' ').trim()

/** A text with at most one blank line at a place: nobody pushes what others say out of sight. */
export const withoutGaps = (text: string): string => text.replaceAll(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')

/** A text of more lines than this is folded, */
const MOST_LINES = 12
/** to so many. */
const FOLDED_LINES = 8

/** What is seen of a text that is too high to be seen whole before one has asked for it; undefined if it is not. */
export function foldedText(text: string): string | undefined {
  const lines = text.split('\n')
  return lines.length > MOST_LINES ? lines.slice(0, FOLDED_LINES).join('\n') : undefined
}

/** A nickname as mentions and answers write it: without spaces and punctuation, which would end it (see `PIECES`). */
export const mentionName = (nickname: string): string => nickname.replaceAll(/[\s@，。；：！？,.;:!?]+/gu, '_')

/** The text of an answer to a message. */
export const answerTo = ({ nickname, text }: { readonly nickname: string; readonly text: string }, body: string) =>
  `> @${mentionName(nickname)} ${firstOf(inOneLine(text), QUOTED)}\n${body}`

/** A part of what a message says. */
export type Piece =
  | { readonly is: 'text'; readonly text: string }
  /** `@name`; `text` has the sign, too. */
  | { readonly is: 'mention'; readonly text: string; readonly name: string }
  | { readonly is: 'link'; readonly text: string; readonly href: string }

/**
 * A web address, up to what nobody writes in one: Chinese, Japanese and Korean go on behind it without a space. Or a
 * mention.
 */
const PIECES =
  /https?:\/\/[^\s<>"'`“”‘’「」『』（），。；！？、\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+|@[^\s@，。；：！？,.;:!?]{1,40}/giu

/** What a message says, in parts that together are its text. */
export function piecesOf(body: string): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  const addText = (end: number) => {
    if (end > at) pieces.push({ is: 'text', text: body.slice(at, end) })
  }
  for (const { 0: found, index } of body.matchAll(PIECES)) {
    const text = found.startsWith('@') ? found : withoutEnd(found)
    const piece = pieceOf(text, body.slice(0, index))
    if (piece === undefined) continue
    addText(index)
    pieces.push(piece)
    at = index + text.length
  }
  addText(body.length)
  return pieces
}

/** An address without the punctuation behind it, and without a bracket that was opened before it. */
function withoutEnd(found: string): string {
  const text = found.replace(/[.,;:!?]+$/, '')
  const isUnopened = text.endsWith(')') && text.split(')').length > text.split('(').length
  return isUnopened ? withoutEnd(text.slice(0, -1)) : text
}

function pieceOf(text: string, before: string): Piece | undefined {
  if (text.startsWith('@')) {
    // an address such as a@b.c mentions nobody
    return /[\w.+-]$/.test(before) ? undefined : { is: 'mention', text, name: text.slice(1) }
  }
  const url = URL.parse(text)
  // https://bank.example@evil.example looks as if it led to the first
  return url === null || url.username !== '' || url.password !== '' ? undefined : { is: 'link', text, href: url.href }
}

/** Whether a message names somebody, by a mention or as an answer to him. */
export function mentions(text: string, nickname: string): boolean {
  const name = mentionName(nickname)
  if (!text.includes(`@${name}`)) return false
  const { quote, body } = readText(text)
  return quote?.of === name || piecesOf(body).some((piece) => piece.is === 'mention' && piece.name === name)
}
