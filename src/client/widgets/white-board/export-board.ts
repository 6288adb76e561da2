import { saveFile, showToast } from '../../kit/interaction.ts'
import { fileStem } from '../../kit/rules.ts'
import { nameOf } from './actions.ts'
import { messages } from './messages.ts'
import type { Board } from './model.ts'
import { openScene } from './scenes.ts'

/** What a board is saved as. */
export type ExportKind = 'png' | 'transparentPng' | 'svg'

/** Saves a board as a file of its name, whether it is open or not; what prevents it is told. */
export async function exportBoard(board: Board, kind: ExportKind): Promise<void> {
  const file = await drawOrTell(board, kind)
  if (file !== undefined)
    saveFile(file, `${fileStem(nameOf(board)) || messages('untitled')}.${kind === 'svg' ? 'svg' : 'png'}`)
}

/** Copies a board as a picture to the clipboard; what prevents it is told. */
export async function copyBoard(board: Board): Promise<void> {
  if (navigator.clipboard?.write === undefined || typeof ClipboardItem === 'undefined') {
    showToast({ kind: 'warning', text: messages('copyRefused') })
    return
  }
  let drawn: Blob | undefined
  const picture = drawOrTell(board, 'png').then((file) => {
    drawn = file
    return file ?? Promise.reject(new Error('nothing drawn'))
  })
  // at once: browsers let a page write only while they remember the press
  const isWritten = await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]).then(
    () => true,
    () => false,
  )
  await picture.catch(() => {})
  if (isWritten) showToast({ kind: 'success', text: messages('copied') })
  else if (drawn !== undefined) showToast({ kind: 'warning', text: messages('copyRefused') })
}

/** A board as a picture; undefined where there is none, which a toast says then. */
async function drawOrTell(board: Board, kind: ExportKind): Promise<Blob | undefined> {
  const close = showToast({ kind: 'progress', text: messages('exporting') })
  try {
    const [{ drawPng, drawSvg }, scene] = await Promise.all([import('./canvas/export.ts'), openScene(board.id)])
    const file = await (kind === 'svg' ? drawSvg(scene.get()) : drawPng(scene.get(), kind === 'png'))
    if (file === undefined) showToast({ kind: 'info', text: messages('nothingToExport') })
    return file
  } catch {
    showToast({ kind: 'error', text: messages('exportFailed') })
    return undefined
  } finally {
    close()
  }
}
