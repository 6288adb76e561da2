import { type BrowserContext, type CDPSession, expect, type Page, type Worker } from '@playwright/test'

/** The popup of the toolbar button, which Playwright does not list among the pages. */
export interface ToolbarPopup {
  /** What an expression comes to in the popup, evaluated as by a press of the user. */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** Resolves once it is no longer there. */
  readonly gone: () => Promise<void>
}

/** The extension's background, started if it is asleep. */
export const backgroundOf = async (context: BrowserContext): Promise<Worker> =>
  context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker')

/** Presses the toolbar button over a page: the browser takes it for a press of the user. */
export async function pressToolbarButton(context: BrowserContext, over: Page): Promise<ToolbarPopup> {
  await over.bringToFront()
  const session = await context.newCDPSession(over)
  const browser = (await context.browser()?.newBrowserCDPSession()) ?? session
  const id = new URL((await backgroundOf(context)).url()).host
  const tab = (await targets(browser)).find(({ type, url }) => type === 'tab' && url === over.url())
  if (tab === undefined) throw new Error(`there is no tab of ${over.url()}`)
  // newer than Playwright's types
  await (browser as unknown as AnySession).send('Extensions.triggerAction', { id, targetId: tab.targetId })
  const find = async () => (await targets(browser)).find(({ url }) => url.endsWith(`${id}/popup.html`))?.targetId
  await expect.poll(find).toBeDefined()
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId: (await find()) ?? '', flatten: false })
  const popup: ToolbarPopup = {
    async evaluate(expression) {
      const params = { expression, userGesture: true, awaitPromise: true, returnByValue: true }
      const message = JSON.stringify({ id: 1, method: 'Runtime.evaluate', params })
      const answer = new Promise<string>((resolve) =>
        browser.once('Target.receivedMessageFromTarget', (event) => resolve(event.message)),
      )
      await browser.send('Target.sendMessageToTarget', { sessionId, message })
      return JSON.parse(await answer).result?.result?.value
    },
    gone: () => expect.poll(find).toBeUndefined(),
  }
  await expect.poll(() => popup.evaluate('document.forms.length')).toBe(1)
  return popup
}

interface AnySession {
  readonly send: (method: string, params: object) => Promise<unknown>
}

const targets = async (session: CDPSession) => (await session.send('Target.getTargets', { filter: [{}] })).targetInfos
