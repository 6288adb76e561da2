import type { ReactNode } from 'react'

export type Answer = 'confirm' | 'alternative' | 'cancel'

export interface ConfirmOptions {
  readonly title: string
  readonly text?: ReactNode
  /** Labels of the buttons; OK and cancel in the user's language if left out. */
  readonly confirm?: string
  readonly cancel?: string
  /** Irreversible: a solid red button, and the focus begins on cancel. */
  readonly danger?: boolean
  /** The label of a safe alternative, far left. */
  readonly alternative?: string
}

export interface ChoiceOptions {
  readonly title: string
  readonly text?: ReactNode
  readonly choices: readonly {
    readonly id: string
    readonly label: string
    /** One plain sentence. */
    readonly consequence: string
    /** The label of the primary button while this is chosen. */
    readonly confirm?: string
    readonly danger?: boolean
  }[]
  readonly initial?: string
  readonly confirm?: string
  readonly cancel?: string
}
