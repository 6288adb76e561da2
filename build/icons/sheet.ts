/**
 * Renders a contact sheet of the catalog's tiles for review: `npx node build/icons/sheet.ts [FILE.png] [FIRST] [COUNT]`.
 * Letter tiles look as on the page.
 */
import { chromium } from '@playwright/test'
import { ensureChromium } from '../../scripts/browser.ts'
import { drawSiteTile } from './art.ts'
import { readMeasures, readSites } from './catalog.ts'

const STYLE = `
  body { display: flex; flex-wrap: wrap; gap: 14px 12px; margin: 16px; width: 1400px; background: linear-gradient(#c9d8da, #7f9ea2); font: 11px sans-serif }
  figure { margin: 0; width: 88px; text-align: center }
  i { display: grid; place-items: center; margin: 0 auto 4px; width: 58px; height: 58px; border-radius: 16px; overflow: hidden; font: 600 26px sans-serif; color: #fff }
  img { width: 100%; height: 100% }
  figcaption { overflow: hidden; white-space: nowrap; text-overflow: ellipsis }
`

async function drawSheet(file: string, first: number, count: number): Promise<void> {
  const measures = readMeasures()
  const tiles = readSites()
    .slice(first, first + count)
    .map((site) => {
      const { svg, background, letter } = drawSiteTile(site, measures)
      const face = svg ? `<img src="data:image/svg+xml,${encodeURIComponent(svg)}">` : letter
      return `<figure><i style="background:linear-gradient(oklch(from ${background} calc(l + .04) c h), oklch(from ${background} calc(l - .04) c h))">${face}</i><figcaption>${site.name}<br>${site.id}</figcaption></figure>`
    })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: { width: 1440, height: 200 } })
  await page.setContent(`<meta charset="utf-8"><style>${STYLE}</style>${tiles.join('')}`)
  await page.screenshot({ path: file, fullPage: true })
  await browser.close()
}

if (import.meta.main) {
  const [file = 'sheet.png', first = '0', count = '1000'] = process.argv.slice(2)
  await drawSheet(file, Number(first), Number(count))
}
