/** What a list of the app shows: category 0 is all, a blank text matches all. */
export interface ListProps {
  readonly category: number
  readonly text: string
  /** Opens the form of an icon of one's own with what was looked for in vain. */
  readonly addOwn: (text: string) => void
}
