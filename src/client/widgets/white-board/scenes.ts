import * as v from 'valibot'
import {
  type Document,
  defineDocument,
  openDocument,
  type Parsed,
  repairBySchema,
  salvageRecord,
} from '../../kit/documents.ts'
import { isFaceReference, isPlainObject } from '../../kit/rules.ts'
import { sceneMerge } from './document.ts'
import { EMPTY_SCENE, prune, type Scene, type SceneElement } from './model.ts'

const element = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1)),
  type: v.string(),
  version: v.pipe(v.number(), v.finite()),
  versionNonce: v.pipe(v.number(), v.finite()),
})
const readFile = repairBySchema(
  v.strictObject({ reference: v.pipe(v.string(), v.check(isFaceReference)), created: v.pipe(v.number(), v.finite()) }),
)

/** The drawings that this page has opened, by their boards' ids. */
const opened = new Map<string, Promise<Document<Scene>>>()

export const sceneId = (board: string): string => `white-board.${board}`

/** The drawing of a board, loaded at the first call; from then on its changes are written, and those of other tabs come. */
export function openScene(board: string): Promise<Document<Scene>> {
  const known = opened.get(board)
  if (known !== undefined) return known
  const scene = defineDocument<Scene>({
    id: sceneId(board),
    section: 'more',
    travels: 'account',
    merge: sceneMerge,
    undoable: false,
    initial: EMPTY_SCENE,
    schema: { parse: parseScene },
  })
  const opening = openDocument(scene).then(() => {
    scene.update((now) => prune(now, Date.now()))
    return scene
  })
  opened.set(board, opening)
  opening.catch(() => opened.delete(board)) // the next call tries again
  return opening
}

/** The sound elements and files of a stored scene; Excalidraw repairs the fields that are its own. */
export function parseScene(input: unknown): Parsed<Scene> {
  if (!isPlainObject(input) || !isPlainObject(input.elements)) return { ok: false, reason: 'no scene' }
  const repaired: string[] = []
  const elements = salvageRecord(input.elements, 'elements', repaired, (one, id): SceneElement | undefined =>
    v.is(element, one) && one.id === id ? one : undefined,
  )
  const files = salvageRecord(isPlainObject(input.files) ? input.files : {}, 'files', repaired, readFile)
  const { background } = input
  const value = {
    elements,
    files,
    background: typeof background === 'string' ? background : EMPTY_SCENE.background,
  }
  return { ok: true, value, repaired }
}
