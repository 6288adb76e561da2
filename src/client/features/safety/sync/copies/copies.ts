import { createStore } from 'zustand/vanilla'
import type { Channel } from '../../../../core/tabs/channel.ts'
import type { DocumentCopy } from '../syncer/pull.ts'

const TOPIC = 'sync-copies'
let channel: Channel | undefined

/** Copies of records of which the user has not said yet that he knows: the same in all tabs. */
export const untoldCopies = createStore<readonly DocumentCopy[]>()(() => [])

/** Called once, at the start. */
export function connectCopies(given: Channel): void {
  channel = given
  channel.listen(TOPIC, (copies) => untoldCopies.setState(copies as readonly DocumentCopy[], true)) // of the same program
}

export const tellCopies = (found: readonly DocumentCopy[]): void => setCopies([...untoldCopies.getState(), ...found])

/** The user knows of them. */
export const forgetCopies = (known: readonly DocumentCopy[]): void =>
  setCopies(untoldCopies.getState().filter((copy) => !known.includes(copy)))

function setCopies(copies: readonly DocumentCopy[]): void {
  if (copies.length === untoldCopies.getState().length) return
  untoldCopies.setState(copies, true)
  channel?.post(TOPIC, copies)
}
