import * as v from 'valibot'
import { sharedName, sharedWords } from '../../../../../shared/api/sharing.ts'
import { type ThemeLook, themeLookSchema } from '../../../../../shared/entities/theme.ts'
import { createId } from '../../../../core/tabs/channel.ts'
import { base64Of, bytesOfBase64 } from '../../../../core/text/base64.ts'
import { isFaceReference } from '../../../../lib/tile/face-reference.ts'
import { faceFile, storeWallpaper } from '../../../data/faces/lazy.ts'
import type { OwnTheme } from '../document.ts'
import { ownPicture } from '../own-picture.ts'

/** The ending of a theme's file. */
export const THEME_FILE = '.genkan-theme'
/** A file is no larger: a picture of 5 MB as text, and the values. */
const MOST_BYTES = 8 * 1024 * 1024
const PICTURES = ['image/webp', 'image/png', 'image/jpeg']

const fileSchema = v.object({
  app: v.literal('genkan'),
  kind: v.literal('theme'),
  version: v.literal(1),
  name: sharedName,
  info: sharedWords,
  look: themeLookSchema,
  /** The bytes of the wallpaper, where it is a picture of the author's own, in base64. */
  picture: v.exactOptional(v.object({ type: v.picklist(PICTURES), bytes: v.string() })),
})

/** Why a file is no theme: it is none, too large, of a newer program, or its picture cannot be read. */
export class ThemeFileError extends Error {
  readonly problem: 'none' | 'large' | 'newer' | 'picture'
  constructor(problem: ThemeFileError['problem']) {
    super(problem)
    this.name = 'ThemeFileError'
    this.problem = problem
  }
}

/** A theme as a file, with its wallpaper if that is a picture of this device. @throws FaceError if that is missing */
export async function writeThemeFile({ name, info, look }: Pick<OwnTheme, 'name' | 'info' | 'look'>): Promise<Blob> {
  const file = { app: 'genkan', kind: 'theme', version: 1, name, info, look }
  const source = ownPicture(look)
  if (source === undefined) return new Blob([JSON.stringify(file, null, 1)], { type: 'application/json' })
  const picture = await faceFile(source, PICTURES)
  const bytes = base64Of(new Uint8Array(await picture.arrayBuffer()))
  return new Blob([JSON.stringify({ ...file, picture: { type: picture.type, bytes } })], { type: 'application/json' })
}

/**
 * Reads a theme from a file: its picture is decoded and stored as one of this device's, whatever its bytes were.
 * @throws ThemeFileError
 */
export async function readThemeFile(file: Blob, now: number): Promise<OwnTheme> {
  if (file.size > MOST_BYTES) throw new ThemeFileError('large')
  const { name, info, look, picture } = parse(await file.text())
  const own = { id: createId(), name, info, madeAt: now }
  if (ownPicture(look) === undefined) return { ...own, look: withoutForeign(look) }
  const { wallpaper: _, ...settings } = look
  if (picture === undefined) return { ...own, look: settings }
  try {
    const stored = await storeWallpaper(new Blob([bytesOfBase64(picture.bytes)], { type: picture.type }))
    if (stored.type !== 1) throw new ThemeFileError('picture')
    return { ...own, look: { ...settings, wallpaper: { type: 1, src: stored.src } } }
  } catch {
    throw new ThemeFileError('picture')
  }
}

/** A moving picture of somebody's own is no part of a file. */
function withoutForeign(look: ThemeLook): ThemeLook {
  const { wallpaper, ...settings } = look
  const isForeign = wallpaper !== undefined && wallpaper.type !== 0 && isFaceReference(wallpaper.src)
  return wallpaper === undefined || isForeign ? settings : look
}

function parse(text: string): v.InferOutput<typeof fileSchema> {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    throw new ThemeFileError('none')
  }
  const read = v.safeParse(fileSchema, given)
  if (read.success) return read.output
  const head = v.safeParse(v.object({ app: v.literal('genkan'), kind: v.literal('theme'), version: v.number() }), given)
  throw new ThemeFileError(head.success && head.output.version > 1 ? 'newer' : 'none')
}
