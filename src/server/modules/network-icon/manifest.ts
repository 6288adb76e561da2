import * as v from 'valibot'
import { resolveIcon } from './icon-address.ts'
import { type DeclaredIcon, readSize } from './parse-page.ts'

/** What a web app manifest says about its site. */
export interface ManifestFacts {
  readonly icons: readonly DeclaredIcon[]
  readonly themeColors: readonly string[]
  readonly names: readonly string[]
}

const MAX_ICONS = 64
const text = v.fallback(v.string(), '')

const iconSchema = v.object({
  src: v.string(),
  sizes: v.optional(text, ''),
  type: v.optional(text, ''),
  purpose: v.optional(text, ''),
})
/** Every field may be missing or of another type; a damaged icon costs only itself. */
const manifestSchema = v.object({
  name: v.optional(text, ''),
  short_name: v.optional(text, ''),
  theme_color: v.optional(text, ''),
  background_color: v.optional(text, ''),
  icons: v.optional(v.fallback(v.array(v.unknown()), []), []),
})

/** Reads a manifest. @param address its own address. @returns undefined if it is no JSON object. */
export function parseManifest(json: string, address: string): ManifestFacts | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), json.replace(/^\uFEFF/, ''))
  if (!parsed.success) return undefined
  const { name, short_name, theme_color, background_color } = parsed.output
  const icons = parsed.output.icons.slice(0, MAX_ICONS).flatMap((given): DeclaredIcon[] => {
    const icon = v.safeParse(iconSchema, given)
    if (!icon.success) return []
    const { src, sizes, type, purpose } = icon.output
    const href = resolveIcon(src, address)
    // A monochrome icon is a mask for one colour, not a picture.
    const isMask = purpose.trim() !== '' && /^\s*monochrome\s*$/i.test(purpose)
    return href === undefined || isMask ? [] : [{ href, kind: 'manifest', ...readSize(sizes, type, href) }]
  })
  const filled = (texts: readonly string[]) => texts.filter((one) => one !== '')
  return { icons, themeColors: filled([theme_color, background_color]), names: filled([short_name, name]) }
}
