import type { BrowserContext } from '@playwright/test'

/** A still may have so many elements; a home screen of more is not what the figures are for. */
export const STILL_NODES = 700

/**
 * Our page's first frame as one file of HTML and CSS without script: what the boot script paints, with the styles and
 * the root as they then are, every picture in it once. The page must have been open in `context` and have left its
 * picture there; throws where it has not.
 */
export async function makeStill(context: BrowserContext, url: string): Promise<string> {
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setBypassServiceWorker', { bypass: true })
    // the program is kept away, so that what was painted first stays
    await session.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] })
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator('#first').waitFor({ state: 'attached', timeout: 10_000 })
    return await page.evaluate(async () => {
      const drawn = document.getElementById('first')
      if (drawn === null) throw new Error('nothing was painted from a snapshot')
      const sheets = [...document.styleSheets].filter(({ disabled }) => !disabled)
      const css = sheets.map(({ ownerNode, cssRules }) =>
        ownerNode instanceof HTMLStyleElement
          ? ownerNode.textContent
          : [...cssRules].map(({ cssText }) => cssText).join('\n'),
      )
      const pictures: string[] = []
      const copy = drawn.cloneNode(true)
      if (!(copy instanceof HTMLElement)) throw new Error('what was painted is no element')
      for (const element of copy.querySelectorAll<HTMLElement>('[style*="url("]')) {
        const picture = element.style.backgroundImage
        element.style.backgroundImage = ''
        if (!pictures.includes(picture)) pictures.push(picture)
        element.classList.add(`picture-${pictures.indexOf(picture)}`)
      }
      const rules = pictures.map((picture, i) => `.picture-${i} { background-image: ${picture} }`)
      // as text: the page's own policy lets nobody write markup into it
      const shell = document.documentElement.cloneNode(false)
      if (!(shell instanceof HTMLElement)) throw new Error('the root is no element')
      const style = `<style>${[...css, ...rules].join('\n').replaceAll('</', '<\\/')}</style>`
      const head = `<meta charset="utf-8"><title>still</title><link rel="icon" href="data:,">${style}`
      const whole = `<head>${head}</head><body>${copy.outerHTML}</body></html>`
      return `<!doctype html>${shell.outerHTML.replace('</html>', () => whole)}`
    })
  } finally {
    await page.close()
  }
}
