import type { Icon } from './packages.ts'
import { shortenPath } from './path.ts'

/** Elements allowed in an icon. Any other stops the build. */
const ELEMENTS = new Set(
  (
    'g path circle ellipse rect line polygon polyline defs use linearGradient radialGradient stop clipPath mask filter ' +
    'feFlood feBlend feGaussianBlur feColorMatrix feOffset feComposite'
  ).split(' '),
)

/**
 * Prepares the content of an icon for a tile: removes titles, comments and classes, renames ids, and rounds paths to the
 * precision of a tile of 64 units. @throws on forbidden elements, scripts or external references.
 */
export function sanitizeIcon({ body, width }: Icon): string {
  const decimals = width > 600 ? 0 : width > 100 ? 1 : 2
  const bare = body
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(title|desc)[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/\s(class|data-[\w-]+|xml:space|xmlns(:\w+)?|enable-background|version)="[^"]*"/g, '')
    .replace(/\sstyle="mask-type:\s*(\w+);?"/g, ' mask-type="$1"')
    .replace(/\sstyle="display:\s*inline;?"/g, '')
    .replace(/\sxlink:href=/g, ' href=')
    .replace(/<(\w+)([^>]*)><\/\1>/g, '<$1$2/>')
    .replace(/>\s+</g, '><')
    .trim()
  checkElements(bare)
  const short = bare
    .replace(/\sd="([^"]*)"/g, (_, data: string) => ` d="${shortenPath(data, decimals)}"`)
    .replace(
      /\s(x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|fx|fy|width|height|points|stroke-width)="([^"]*)"/g,
      (_, name, value) => {
        const rounded = String(value).replace(/-?\d*\.\d{3,}/g, (number) =>
          String(Math.round(Number(number) * 1000) / 1000),
        )
        return ` ${name}="${rounded}"`
      },
    )
  return renameIds(short)
}

function checkElements(body: string): void {
  for (const [, name = ''] of body.matchAll(/<([\w:]+)/g)) {
    if (!ELEMENTS.has(name)) throw new Error(`<${name}> in an icon`)
  }
  const foreign = /\son\w+=|javascript:|\shref="(?!#)|url\((?!['"]?#)|\sstyle=|<!|<\?/i.exec(body)
  if (foreign) throw new Error(`${foreign[0]} in an icon`)
}

/** Shortens ids to one letter each, since they are unique per file only. */
function renameIds(body: string): string {
  const ids = new Map<string, string>()
  const used = new Set(
    [...body.matchAll(/url\(['"]?#([^)'"]+)['"]?\)|\shref="#([^"]+)"/g)].map((match) => match[1] ?? match[2]),
  )
  const renamed = body.replace(/\sid="([^"]+)"/g, (_, id: string) => {
    if (!used.has(id)) return ''
    const short = ids.get(id) ?? String.fromCharCode(97 + ids.size)
    ids.set(id, short)
    return ` id="${short}"`
  })
  return renamed
    .replace(/url\(['"]?#([^)'"]+)['"]?\)/g, (_, id: string) => `url(#${ids.get(id) ?? id})`)
    .replace(/\shref="#([^"]+)"/g, (_, id: string) => ` href="#${ids.get(id) ?? id}"`)
}
