import type { IconSource } from '../../src/shared/lib/tile/site.ts'
import type { Measure } from './catalog.ts'
import { readIcon } from './packages.ts'
import { sanitizeIcon } from './tidy.ts'

/** The mark of a search engine, visible on light and dark glass: one ink, or a logo in its own colours. */
interface Mark {
  readonly from: IconSource
  readonly name: string
  readonly ink?: string
}

export const ENGINE_MARKS: Readonly<Record<string, Mark>> = {
  baidu: { from: 'simple-icons', name: 'baidu', ink: '#5878f6' },
  bing: { from: 'lobehub', name: 'bing-color' },
  google: { from: 'logos', name: 'google-icon' },
  sogou: { from: 'simple-icons', name: 'sogou', ink: '#fb6022' },
  duckduckgo: { from: 'logos', name: 'duckduckgo' },
  zhihu: { from: 'ri', name: 'zhihu-fill', ink: '#0084ff' },
  bilibili: { from: 'simple-icons', name: 'bilibili', ink: '#f2618c' },
  github: { from: 'simple-icons', name: 'github', ink: '#7d8590' },
  taobao: { from: 'ri', name: 'taobao-fill', ink: '#ff5000' },
  yahoojapan: { from: 'ant-design', name: 'yahoo-filled', ink: '#ff0033' },
  yahootw: { from: 'ant-design', name: 'yahoo-filled', ink: '#8a4dff' },
  naver: { from: 'simple-icons', name: 'naver', ink: '#02b350' },
  youtube: { from: 'logos', name: 'youtube-icon' },
}

/** Own drawings for engines without an icon in the packages. */
const OWN_DRAWINGS: Readonly<Record<string, string>> = {
  '360':
    '<g fill="none" stroke="#0faf62" stroke-width="8" stroke-linecap="round"><path d="M54 32a22 22 0 1 1-6.4-15.6"/>' +
    '<path d="M32 22v20M22 32h20"/></g>',
}

/** Draws the marks of all search engines. @returns SVG without background, by the engine's key. */
export function drawEngineMarks(measures: Readonly<Record<string, Measure>>): ReadonlyMap<string, string> {
  const marks = new Map(Object.entries(OWN_DRAWINGS).map(([key, body]) => [key, toSvg(body)]))
  for (const [key, { from, name, ink = '#7d8590' }] of Object.entries(ENGINE_MARKS)) {
    const measure = measures[`${from}:${name}`]
    if (!measure) throw new Error(`${from}:${name} was not measured: npx node build/icons/measure.ts`)
    const [left, top, width, height] = measure.box
    const scale = 56 / Math.max(width, height)
    const [x, y] = [32 - (left + width / 2) * scale, 32 - (top + height / 2) * scale]
    const transform = `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)})`
    marks.set(
      key,
      toSvg(`<g fill="${ink}" color="${ink}" transform="${transform}">${sanitizeIcon(readIcon(from, name))}</g>`),
    )
  }
  return marks
}

const toSvg = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${body}</svg>`
