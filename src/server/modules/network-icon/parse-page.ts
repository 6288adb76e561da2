import { Parser } from 'htmlparser2'
import { resolveIcon } from './icon-address.ts'

/** An icon that a page or its manifest declares. */
export interface DeclaredIcon {
  /** An http or https address, or a `data:` URL of a picture. */
  readonly href: string
  /** The longer side in pixels; an SVG file has any size. Undefined if it is not declared. */
  readonly size: number | undefined
  readonly isSvg: boolean
  readonly kind: 'icon' | 'touch' | 'manifest'
}

/** What a page says about its site in its head. Texts are as they stand there. */
export interface PageFacts {
  readonly icons: readonly DeclaredIcon[]
  readonly manifest: string | undefined
  readonly themeColors: readonly string[]
  /** Names that are meant as such: `application-name`, `apple-mobile-web-app-title`, `og:site_name`. */
  readonly names: readonly string[]
  readonly title: string
  /** The address to which a browser goes on by itself (`meta http-equiv="refresh"`). */
  readonly refresh: string | undefined
}

/** A hostile page repeats or nests its elements without end; the parser's time grows with the square of the depth. */
const LIMITS = { depth: 256, icons: 64, texts: 8, title: 500, attribute: 2048, embedded: 700_000 } as const
/** Characters that are parsed at a time, so that the rest of a long page is not. */
const SLICE = 16 * 1024

const ICON_RELATIONS: ReadonlyMap<string, DeclaredIcon['kind']> = new Map([
  ['icon', 'icon'],
  ['fluid-icon', 'icon'],
  ['apple-touch-icon', 'touch'],
  ['apple-touch-icon-precomposed', 'touch'],
])
/** `0; url='/start'` */
const REFRESH = /^\s*\d{1,2}\s*[;,]\s*url\s*=\s*["']?([^"']+)/i
const NAME_PROPERTIES = ['application-name', 'apple-mobile-web-app-title', 'og:site_name']

type Attributes = Readonly<Record<string, string>>

/** Reads the head of a page. @param address the address that answered, against which the page's own are resolved. */
export function parsePage(html: string, address: string): PageFacts {
  const reader = new HeadReader(address)
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      ontext: (text) => reader.text(text),
      onclosetag: (name) => reader.close(name),
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  for (let at = 0; at < html.length && !reader.isDone; at += SLICE) parser.write(html.slice(at, at + SLICE))
  if (!reader.isDone) parser.end()
  return reader.facts()
}

/** Collects the elements of a head. Relative addresses are resolved at the end, when `base` is known. */
class HeadReader {
  readonly #address: string
  readonly #links: { readonly kind: DeclaredIcon['kind']; readonly attributes: Attributes }[] = []
  readonly #names = new Map<string, string>()
  readonly #themeColors: string[] = []
  #base: string | undefined
  #manifest: string | undefined
  #refresh: string | undefined
  #title = ''
  #isInTitle = false
  #depth = 0
  isDone = false

  constructor(address: string) {
    this.#address = address
  }

  open(name: string, attributes: Attributes): void {
    this.#depth += 1
    if (this.#depth > LIMITS.depth) this.isDone = true
    if (this.isDone) return
    if (name === 'title' && this.#title === '') this.#isInTitle = true
    else if (name === 'link') this.#addLink(attributes)
    else if (name === 'meta') this.#addMeta(attributes)
    else if (name === 'base') this.#base ??= attributes.href
    else if (name === 'body') this.isDone = true
  }

  text(text: string): void {
    if (this.#isInTitle && this.#title.length < LIMITS.title) this.#title += text.slice(0, LIMITS.title)
  }

  close(name: string): void {
    this.#depth -= 1
    if (name === 'title') this.#isInTitle = false
  }

  facts(): PageFacts {
    const base = resolveIcon(this.#base ?? '', this.#address) ?? this.#address
    const icons = this.#links.flatMap(({ kind, attributes }): DeclaredIcon[] => {
      const href = resolveIcon(attributes.href ?? '', base)
      return href === undefined ? [] : [{ href, kind, ...readSize(attributes.sizes, attributes.type, href) }]
    })
    return {
      icons,
      manifest: this.#manifest === undefined ? undefined : resolveIcon(this.#manifest, base),
      themeColors: this.#themeColors,
      names: NAME_PROPERTIES.map((property) => this.#names.get(property) ?? '').filter((name) => name !== ''),
      title: this.#title,
      refresh: this.#refresh === undefined ? undefined : resolveIcon(this.#refresh, base),
    }
  }

  #addLink(attributes: Attributes): void {
    const { href = '', rel = '', media = '' } = attributes
    const relations = rel.toLowerCase().split(/\s+/, 8)
    // The answer is for every theme, and light is what a site is drawn for first.
    if (
      /dark/i.test(media) ||
      href === '' ||
      href.length > (href.startsWith('data:') ? LIMITS.embedded : LIMITS.attribute)
    )
      return
    if (relations.includes('manifest')) this.#manifest ??= href
    const kind = relations.map((relation) => ICON_RELATIONS.get(relation)).find((found) => found !== undefined)
    if (kind !== undefined && this.#links.length < LIMITS.icons) this.#links.push({ kind, attributes })
  }

  #addMeta({ name, property, content = '', media = '', 'http-equiv': directive = '' }: Attributes): void {
    const key = (name ?? property ?? '').toLowerCase()
    const value = content.slice(0, LIMITS.attribute)
    if (NAME_PROPERTIES.includes(key) && !this.#names.has(key)) this.#names.set(key, value)
    if (/^refresh$/i.test(directive)) this.#refresh ??= REFRESH.exec(value)?.[1]
    const isForDark = /dark/i.test(media)
    if (key === 'theme-color' && !isForDark && this.#themeColors.length < LIMITS.texts) this.#themeColors.push(value)
  }
}

/** Reads `sizes` (`16x16 32x32`, `any`); the largest of several counts. */
export function readSize(
  sizes: string | undefined,
  type: string | undefined,
  href: string,
): Pick<DeclaredIcon, 'size' | 'isSvg'> {
  const sides = [...(sizes ?? '').slice(0, 200).matchAll(/(\d{1,5})x(\d{1,5})/gi)].map(([, width, height]) =>
    Math.max(Number(width), Number(height)),
  )
  const isSvg = /svg/i.test(type ?? '') || /^data:image\/svg|^[^?#]*\.svg(?:$|[?#])/i.test(href)
  return { size: sides.length === 0 ? undefined : Math.max(...sides), isSvg }
}
