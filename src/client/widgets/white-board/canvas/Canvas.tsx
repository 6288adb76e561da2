import { CaptureUpdateAction, Excalidraw, MainMenu, reconcileElements, restoreElements } from '@excalidraw/excalidraw'
import '@excalidraw/excalidraw/index.css'
import type { ExcalidrawElement, OrderedExcalidrawElement } from '@excalidraw/excalidraw/element/types'
import type { ExcalidrawImperativeAPI, ExcalidrawInitialDataState, LibraryItems } from '@excalidraw/excalidraw/types'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { LANGUAGE_TABLE } from '../../../../shared/languages.ts'
import { useGlassState } from '../../../kit/components.ts'
import type { Document } from '../../../kit/documents.ts'
import { useCloseByBack } from '../../../kit/interaction.ts'
import { allMessagesLoaded, useLanguage } from '../../../kit/text.ts'
import { whiteBoardShapes } from '../document.ts'
import { changeShapes, fromBackToFront, newerThan, type Scene, type Shape } from '../model.ts'
import styles from './Canvas.module.css'
import { type Keeper, keepDrawing } from './drawing.ts'
import { CLOSED, DESELECTED, escapeOn } from './escape.ts'
import { loadPictures, pictureId } from './pictures.ts'
import { bundledItems } from './shapes/bundled-shapes.ts'
import { useFocusReturn } from './use-focus-return.ts'

interface Props {
  /** The board's id. */
  readonly board: string
  /** The name that its files get. */
  readonly name: string
  readonly scene: Document<Scene>
}

/** The canvas of a board; what is drawn is saved at once, and what another tab draws appears. */
export default function Canvas({ board, name, scene }: Props) {
  const language = useLanguage()
  const [opened] = useState(language) // a change of language is made elsewhere, where the focus stays
  const { theme } = useGlassState()
  const [api, setApi] = useState<ExcalidrawImperativeAPI>()
  const keeper = useKeeper(board, scene)
  useForeignChanges(api, scene)
  const keepShapes = useShapes()
  const [isOpen, setOpen] = useState(false)
  useCloseByBack(isOpen, () => api?.updateScene({ appState: CLOSED }))
  const place = useRef<HTMLDivElement>(null)
  const keepFocus = useFocusReturn(place)
  return (
    <div
      ref={place}
      role="application"
      aria-label={name}
      className={styles.canvas}
      onKeyDown={(event) => keepKey(event, api)}
    >
      <Excalidraw
        key={`${board} ${language}`} // its own texts and the bundled shapes change with the language
        excalidrawAPI={setApi}
        initialData={() => initialData(scene.get())}
        langCode={LANGUAGE_TABLE[language].excalidraw}
        theme={theme}
        name={name}
        aiEnabled={false}
        validateEmbeddable={false}
        generateIdForFile={pictureId}
        autoFocus={language === opened}
        UIOptions={{ canvasActions: { toggleTheme: false, saveToActiveFile: false } }}
        onLibraryChange={keepShapes}
        onChange={(elements, appState, files) => {
          keeper.current?.note({ elements, appState, files })
          setOpen(appState.openSidebar !== null)
          keepFocus()
        }}
      >
        <MainMenu>
          <MainMenu.DefaultItems.LoadScene />
          <MainMenu.DefaultItems.Export />
          <MainMenu.DefaultItems.SaveAsImage />
          <MainMenu.DefaultItems.SearchMenu />
          <MainMenu.DefaultItems.Help />
          <MainMenu.DefaultItems.ClearCanvas />
          <MainMenu.Separator />
          <MainMenu.DefaultItems.ChangeCanvasBackground />
        </MainMenu>
      </Excalidraw>
    </div>
  )
}

/** The canvas has keys of its own: none of them reaches the window but F6, and Escape where it has nothing to end. */
function keepKey(event: KeyboardEvent, api: ExcalidrawImperativeAPI | undefined): void {
  const isEscape = event.key === 'Escape' && !event.defaultPrevented
  if (event.key !== 'F6' && !(isEscape && leaves(api))) event.stopPropagation()
}

/** Ends by Escape what Excalidraw does not end itself; whether there was nothing to end. */
function leaves(api: ExcalidrawImperativeAPI | undefined): boolean {
  const does = api === undefined ? 'leave' : escapeOn(api.getAppState())
  if (does === 'close') api?.updateScene({ appState: CLOSED })
  if (does === 'deselect') api?.updateScene({ appState: DESELECTED })
  return does === 'leave'
}

async function initialData(scene: Scene): Promise<ExcalidrawInitialDataState> {
  const [pictures] = await Promise.all([loadPictures(scene.files), allMessagesLoaded()]) // shapes keep the names they begin with
  return {
    elements: copyOf(fromBackToFront(scene)),
    files: Object.fromEntries(pictures.map((picture) => [picture.id, picture])),
    appState: { viewBackgroundColor: scene.background },
    scrollToContent: true,
    libraryItems: [...ownItems(), ...bundledItems()],
  }
}

/** The user's own shapes; `published` is what the library calls those that it comes with. */
const ownItems = (): LibraryItems =>
  (structuredClone(whiteBoardShapes.get()) as unknown as LibraryItems).map((item) => ({
    ...item,
    status: 'unpublished',
  }))

/** Excalidraw changes elements in place, and a document's value never changes. */
const copyOf = (elements: readonly unknown[]) => structuredClone(elements) as ExcalidrawElement[]

/** Keeps the drawing while the canvas is shown. */
function useKeeper(board: string, scene: Document<Scene>) {
  const keeper = useRef<Keeper>(undefined)
  useEffect(() => {
    // storage is outside React
    const kept = keepDrawing(board, scene)
    keeper.current = kept
    return () => {
      keeper.current = undefined
      kept.close()
    }
  }, [board, scene])
  return keeper
}

/** Keeps the shapes of the library; returns what takes its items after a change. */
function useShapes() {
  const known = useRef<readonly Shape[]>(whiteBoardShapes.get())
  return (items: LibraryItems) => {
    const before = known.current
    const own = items.filter(({ status }) => status !== 'published')
    const after = structuredClone(own) as unknown as readonly Shape[]
    known.current = after
    whiteBoardShapes.update((now) => changeShapes(now, before, after))
  }
}

/** Shows what other tabs draw on this board. */
function useForeignChanges(api: ExcalidrawImperativeAPI | undefined, scene: Document<Scene>): void {
  useEffect(() => {
    // the canvas has a state of its own
    if (api === undefined) return
    return scene.subscribe(({ elements, files, background }) => {
      const local = api.getSceneElementsIncludingDeleted()
      const known = Object.fromEntries(local.map((one) => [one.id, one]))
      const newer = newerThan(Object.values(elements), known)
      if (newer.length > 0) {
        const remote = restoreElements(copyOf(newer), null) as unknown as Parameters<typeof reconcileElements>[1]
        api.updateScene({
          elements: reconcileElements(local as OrderedExcalidrawElement[], remote, api.getAppState()),
          captureUpdate: CaptureUpdateAction.NEVER,
        })
      }
      if (api.getAppState().viewBackgroundColor !== background)
        api.updateScene({ appState: { viewBackgroundColor: background }, captureUpdate: CaptureUpdateAction.NEVER })
      const missing = Object.entries(files).filter(([id]) => !(id in api.getFiles()))
      if (missing.length > 0) void loadPictures(Object.fromEntries(missing)).then((pictures) => api.addFiles(pictures))
    })
  }, [api, scene])
}
