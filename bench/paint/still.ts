import type { BrowserContext, Page } from '@playwright/test'

/** A still may have so many elements; a home screen of more is not what the figures are for. */
export const STILL_NODES = 700

/**
 * Our page's first frame as one file of HTML and CSS without script: what the boot script paints, with the styles and
 * the root as they then are, every picture in it once. Like ours it is shown when it is whole, not piece by piece. The page must have been open in `context` and have left its
 * picture there; throws where it has not.
 */
export async function makeStill(context: BrowserContext, url: string): Promise<string> {
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setBypassServiceWorker', { bypass: true })
    // the program is kept away, so that what was painted first stays
    await session.send('Network.setBlockedURLs', { urls: [await programOf(page, url)] })
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator('#first li').first().waitFor({ state: 'attached', timeout: 10_000 })
    return await page.evaluate(async () => {
      const drawn = document.getElementById('first')
      if (drawn === null) throw new Error('nothing was painted from a snapshot')
      // by their rules: the boot script has added some that are in no text
      const sheets = [...document.styleSheets].filter(({ disabled }) => !disabled)
      const css = sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      // as text: the page's own policy lets nobody write markup into it
      const shell = document.documentElement.cloneNode(false)
      if (!(shell instanceof HTMLElement)) throw new Error('the root is no element')
      const style = `<style>${css.join('\n').replaceAll('</', '<\\/')}</style>`
      const head = `<meta charset="utf-8"><title>still</title><link rel="icon" href="data:,"><link rel="expect" href="#end" blocking="render">${style}`
      const whole = `<head>${head}</head><body>${drawn.outerHTML}<i id="end"></i></body></html>`
      return `<!doctype html>${shell.outerHTML.replace('</html>', () => whole)}`
    })
  } finally {
    await page.close()
  }
}

/** The address of the script that the boot script starts once something has been painted. */
async function programOf(page: Page, url: string): Promise<string> {
  const html = await (await page.request.get(url)).text()
  const [, address] = /href="([^"]+)" data-program/.exec(html) ?? []
  if (address === undefined) throw new Error('the page names no program')
  return `*${address}`
}
