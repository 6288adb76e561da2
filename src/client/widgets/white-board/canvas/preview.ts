import { exportToBlob, getNonDeletedElements } from '@excalidraw/excalidraw'
import type { ExcalidrawElement } from '@excalidraw/excalidraw/element/types'
import type { AppState, BinaryFiles } from '@excalidraw/excalidraw/types'
import { deleteFaces, storePicture } from '../../../kit/desktop.ts'
import { whiteBoardView } from '../document.ts'
import { unusedPreviews } from '../model.ts'

/** The longer side of a preview in px: the largest tile on a dense screen shows it a little soft. */
const SIDE = 720

/** What is on a canvas, as Excalidraw tells it after a change. */
export interface Drawn {
  readonly elements: readonly ExcalidrawElement[]
  readonly appState: Pick<AppState, 'viewBackgroundColor' | 'cursorButton'>
  readonly files: BinaryFiles
}

/** Draws the previews of a board in both themes, and stores them in place of its former ones. */
export async function makePreviews(board: string, { elements, appState, files }: Drawn): Promise<void> {
  const shown = getNonDeletedElements(elements)
  const draw = async (exportWithDarkMode: boolean) => {
    const blob = await exportToBlob({
      elements: shown,
      files,
      appState: { ...appState, exportBackground: true, exportWithDarkMode },
      exportPadding: 24,
      getDimensions: (width: number, height: number) => {
        const scale = Math.min(2, SIDE / Math.max(width, height))
        return { width: width * scale, height: height * scale, scale }
      },
      mimeType: 'image/webp',
      quality: 0.85,
    })
    return storePicture(blob)
  }
  const [light, dark] = shown.length === 0 ? [] : [await draw(false), await draw(true)]
  const before = whiteBoardView.get().facts
  whiteBoardView.update((now) => {
    const { [board]: facts } = now.facts
    if (facts === undefined) return now
    const { light: _light, dark: _dark, ...rest } = facts
    const previews = light && dark ? { light, dark } : {}
    return { ...now, facts: { ...now.facts, [board]: { ...rest, ...previews } } }
  })
  const unused = unusedPreviews(before, whiteBoardView.get().facts)
  if (unused.length > 0) await deleteFaces(unused)
}
