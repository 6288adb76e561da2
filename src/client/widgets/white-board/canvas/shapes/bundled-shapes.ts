import { convertToExcalidrawElements } from '@excalidraw/excalidraw'
import type { LibraryItem } from '@excalidraw/excalidraw/types'
import { messages } from '../../messages.ts'
import type { Figure } from './figure.ts'
import { BUNDLED_SHAPES } from './shape-list.ts'

type Skeleton = NonNullable<Parameters<typeof convertToExcalidrawElements>[0]>[number]

/** The shapes that every library has beside the user's own, which are not published; named in the page's language. */
export const bundledItems = (): LibraryItem[] =>
  BUNDLED_SHAPES.map(({ name, figures, isGroup = false }) => {
    const elements = convertToExcalidrawElements(figures.map(skeletonOf)).map((element) =>
      isGroup ? { ...element, groupIds: [name] } : element,
    )
    return { id: `bundled-${name}`, status: 'published', name: messages(`shape.${name}`), created: 0, elements }
  })

const FONT_SIZE = 16

function skeletonOf(figure: Figure): Skeleton {
  const { type, x, y, width, height, points, fill, stroke, isRound, label, node, from, to, isPlain } = figure
  return {
    ...{ type, x, y, width, height },
    strokeWidth: 1,
    strokeColor: stroke ?? '#1e1e1e',
    backgroundColor: fill ?? 'transparent',
    roundness: isRound === true ? { type: 3 } : null,
    ...(points === undefined ? {} : { points }),
    ...(label === undefined
      ? {}
      : { label: { text: messages(`shape.label.${label}`), fontSize: FONT_SIZE, strokeColor: '#1e1e1e' } }),
    ...(node === undefined ? {} : { id: node }),
    ...(from === undefined ? {} : { start: { id: from } }),
    ...(to === undefined ? {} : { end: { id: to } }),
    ...(isPlain === true ? { endArrowhead: null } : {}),
  } as Skeleton
}
