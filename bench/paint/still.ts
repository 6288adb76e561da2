import type { BrowserContext, Page } from '@playwright/test'

/** Largest number of elements of a still, for comparable figures. */
export const MAX_STILL_NODES = 700

/**
 * Captures the first frame of the page as static HTML and CSS without script, shown only when complete, like the page.
 * @param context must already hold a snapshot of the page.
 * @throws when there is no snapshot.
 */
export async function captureStill(context: BrowserContext, url: string): Promise<string> {
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setBypassServiceWorker', { bypass: true })
    // The program is blocked, so that the first frame stays.
    await session.send('Network.setBlockedURLs', { urls: [await programPattern(page, url)] })
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator('#first li').first().waitFor({ state: 'attached', timeout: 10_000 })
    return await page.evaluate(async () => {
      const drawn = document.getElementById('first')
      if (drawn === null) throw new Error('nothing was painted from a snapshot')
      // Read by rules: the boot script added some that are in no stylesheet text.
      const sheets = [...document.styleSheets].filter(({ disabled }) => !disabled)
      const css = sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      // Built as text: the page's Trusted Types policy forbids writing markup.
      const shell = document.documentElement.cloneNode(false)
      if (!(shell instanceof HTMLElement)) throw new Error('the root is not an element')
      const style = `<style>${css.join('\n').replaceAll('</', '<\\/')}</style>`
      const head = `<meta charset="utf-8"><title>still</title><link rel="icon" href="data:,"><link rel="expect" href="#end" blocking="render">${style}`
      const whole = `<head>${head}</head><body>${drawn.outerHTML}<i id="end"></i></body></html>`
      return `<!doctype html>${shell.outerHTML.replace('</html>', () => whole)}`
    })
  } finally {
    await page.close()
  }
}

/** URL pattern of the program, which the boot script starts after the first paint. */
async function programPattern(page: Page, url: string): Promise<string> {
  const html = await (await page.request.get(url)).text()
  const [, address] = /href="([^"]+)" data-program/.exec(html) ?? []
  if (address === undefined) throw new Error('the page names no program')
  return `*${address}`
}
