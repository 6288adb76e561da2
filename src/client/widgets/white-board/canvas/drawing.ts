import { type Document, orOnExit } from '../../../kit/documents.ts'
import { whiteBoards, whiteBoardView } from '../document.ts'
import { type BoardFacts, mergeElements, newerThan, noteDrawn, type Scene } from '../model.ts'
import { storeBoardPicture } from './pictures.ts'
import { type Drawn, makePreviews } from './preview.ts'

/** Milliseconds until what is being drawn is saved, and until the previews follow. */
const SAVE_MS = 300
const PREVIEW_MS = 1500

/** Keeps a board's drawing, with its pictures and previews: a stroke is saved in the turn in which it ends. */
export interface Keeper {
  /** Takes what is on the canvas now. */
  note(drawn: Drawn): void
  /** Saves what is noted, and makes the previews at once. */
  close(): void
}

export function keepDrawing(board: string, scene: Document<Scene>): Keeper {
  let drawn: Drawn | undefined
  let save: (() => void) | undefined
  let previewTimer: ReturnType<typeof setTimeout> | undefined
  const storing = new Set<string>()

  function saveNow(noted: Drawn) {
    save = undefined
    const now = scene.get()
    // Excalidraw changes its elements in place: what is kept is a copy
    const elements = structuredClone(newerThan(noted.elements, now.elements))
    const background = noted.appState.viewBackgroundColor
    storeFiles(noted)
    if (elements.length === 0 && background === now.background) return
    scene.update((current) => ({ ...mergeElements(current, elements), background }))
    setFacts({ updated: Date.now() })
    whiteBoards.update((now) => noteDrawn(now, board, Date.now()), { origin: 'program' })
    clearTimeout(previewTimer)
    previewTimer = setTimeout(() => void preview(), PREVIEW_MS)
  }

  function storeFiles({ elements, files }: Drawn) {
    const { files: known } = scene.get()
    for (const one of elements) {
      const id = one.type === 'image' && !one.isDeleted ? one.fileId : null
      const file = id === null ? undefined : files[id]
      if (id === null || file === undefined || id in known || storing.has(id)) continue
      storing.add(id)
      void storeBoardPicture(file).then((stored) => {
        if (stored === undefined) return
        scene.update((now) => ({ ...now, files: { ...now.files, [id]: stored } }))
        setFacts({ pictures: Object.values(scene.get().files).map(({ reference }) => reference) })
      })
    }
  }

  const setFacts = (facts: Partial<BoardFacts>) =>
    whiteBoardView.update((now) => {
      const known = now.facts[board] ?? { updated: Date.now(), pictures: [] }
      return { ...now, facts: { ...now.facts, [board]: { ...known, ...facts } } }
    })

  async function preview() {
    previewTimer = undefined
    if (drawn !== undefined) await makePreviews(board, drawn).catch(() => {}) // the next change tries again
  }

  return {
    note(noted) {
      drawn = noted
      if (noted.appState.cursorButton === 'up') return save === undefined ? saveNow(noted) : save()
      if (save !== undefined) return
      const waiting = orOnExit(() => drawn && saveNow(drawn))
      save = waiting
      setTimeout(waiting, SAVE_MS)
    },
    close() {
      save?.()
      if (previewTimer === undefined) return
      clearTimeout(previewTimer)
      void preview()
    },
  }
}
