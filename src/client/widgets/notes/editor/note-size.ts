import { EditorState, StateField, type Text, Transaction } from '@codemirror/state'
import { bytesOf } from '../model.ts'

/** Whether a change was made elsewhere, such as in another tab. */
export const isFromOutside = (transaction: Transaction): boolean => transaction.annotation(Transaction.remote) === true

function bytesIn(text: Text): number {
  let bytes = text.lines - 1
  for (const line of text.iterLines()) bytes += bytesOf(line)
  return bytes
}

/** The bytes of the text, kept up to date by what each change removes and adds. */
const size = StateField.define<number>({
  create: ({ doc }) => bytesIn(doc),
  update: (bytes, { changes, startState }) => bytes + growth(changes, startState.doc),
})

function growth(changes: Transaction['changes'], before: Text): number {
  let bytes = 0
  changes.iterChanges((from, to, _fromB, _toB, inserted) => {
    bytes += bytesIn(inserted) - bytesIn(before.slice(from, to))
  })
  return bytes
}

/** Refuses what a user would add beyond a limit in bytes, and says so; what makes the text shorter is always allowed. */
export const limitSize = (limit: number, onFull: () => void) => [
  size,
  EditorState.transactionFilter.of((transaction) => {
    if (!transaction.docChanged || isFromOutside(transaction)) return transaction
    const added = growth(transaction.changes, transaction.startState.doc)
    if (added <= 0 || transaction.startState.field(size) + added <= limit) return transaction
    onFull()
    return []
  }),
]
