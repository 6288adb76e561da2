/** How the dialog of a question ends. */
export interface QuestionDialog {
  /** It is answered, or cannot be asked. */
  readonly close: () => void
  /** The user does not want to be asked now. */
  readonly putOff: () => void
}
