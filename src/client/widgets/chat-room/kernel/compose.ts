/** A text and where the caret is in it, in UTF-16 units. */
export interface Caret {
  readonly text: string
  readonly caret: number
}

/** From so many characters on it is said how many there are. */
export const COUNTED_FROM = 150

/** The length of a text in code points, as the server counts it. */
export const countOf = (text: string): number => [...text].length

/** What is typed of a name behind an `@` at which the caret is; `from` is the place of the `@`. */
export interface Typed {
  readonly from: number
  readonly name: string
}

const TYPED_MENTION = /(?:^|[^\w.+-])@([^\s@，。；：！？,.;:!?]{0,20})$/u

/** The mention that is being typed; undefined if there is none, as in `a@b`. */
export function typedMention({ text, caret }: Caret): Typed | undefined {
  const name = TYPED_MENTION.exec(text.slice(0, caret))?.[1]
  return name === undefined ? undefined : { from: caret - name.length - 1, name }
}

/** The text with something else from one place to the caret, behind which the caret is then. */
export function insertAt({ text, caret }: Caret, from: number, inserted: string): Caret {
  return { text: text.slice(0, from) + inserted + text.slice(caret), caret: from + inserted.length }
}

/** The text with a mention at the caret, apart from what is before and behind it. */
export function withMention(at: Caret, name: string, from: number = at.caret): Caret {
  const needsBlank = from > 0 && !/\s/.test(at.text.charAt(from - 1))
  return insertAt(at, from, `${needsBlank ? ' ' : ''}@${name} `)
}
