import { createId, deleteDocuments } from '../../kit/documents.ts'
import { showToast, showUndoToast } from '../../kit/interaction.ts'
import { currentBoard, openBoard, replaceBoard, selectBoard } from './current-board.ts'
import { whiteBoards, whiteBoardView } from './document.ts'
import { messages } from './messages.ts'
import { addBoard, type Board, expired, freeName, LIMITS, removeBoard, sorted } from './model.ts'
import { openScene, sceneId } from './scenes.ts'

/** A board's name as it is shown. */
export const nameOf = ({ name }: Board): string => name || messages('untitled')

/** Adds an empty board and shows it; a full list says so instead. */
export const createBoard = (): void => create(selectBoard)

/** The same from a tile: the window opens at the board. */
export const createBoardInWindow = (): void => create(openBoard)

function create(show: (id: string) => void): void {
  const id = add(freeName(whiteBoards.get().boards, (number) => messages('numbered', { number })))
  if (id !== undefined) show(id)
}

/** Adds a copy of a board and shows it. */
export async function duplicateBoard(board: Board): Promise<void> {
  const source = (await openScene(board.id)).get()
  const id = add(messages('copyOf', { name: nameOf(board) }).slice(0, LIMITS.name))
  if (id === undefined) return
  const copy = await openScene(id)
  copy.set(source)
  const { [board.id]: facts } = whiteBoardView.get().facts
  if (facts !== undefined)
    whiteBoardView.update((now) => ({ ...now, facts: { ...now.facts, [id]: { ...facts, updated: Date.now() } } }))
  selectBoard(id)
}

function add(name: string): string | undefined {
  if (whiteBoards.get().boards.length >= LIMITS.boards) {
    showToast({ kind: 'warning', text: messages('full', { count: LIMITS.boards }) })
    return undefined
  }
  const id = createId()
  const created = Date.now()
  whiteBoards.update((now) => addBoard(now, { id, name, created }))
  return id
}

/** Deletes a board and shows the one after it; a toast offers to undo it. */
export function deleteBoard(board: Board): void {
  const list = sorted(whiteBoards.get().boards, whiteBoardView.get().facts)
  const at = list.findIndex(({ id }) => id === board.id)
  const next = list[at + 1] ?? list[at - 1]
  const time = Date.now()
  whiteBoards.update((now) => removeBoard(now, board.id, time))
  if (currentBoard.getState().board === board.id && next !== undefined) replaceBoard(next.id)
  showUndoToast(messages('deleted', { name: nameOf(board) }))
}

/** Deletes the drawings of boards that have been deleted for 30 days; one that cannot be is tried again another time. */
export async function sweepDrawings(): Promise<void> {
  const ids = expired(whiteBoards.get(), Date.now())
  if (ids.length === 0) return
  await deleteDocuments(ids.map(sceneId))
  const without = <T>(record: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(record).filter(([id]) => !ids.includes(id)))
  whiteBoards.update((now) => ({ ...now, deleted: without(now.deleted) }), { origin: 'program' })
  whiteBoardView.update((now) => ({ ...now, facts: without(now.facts) }))
}
