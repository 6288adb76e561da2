import type { Page } from '@playwright/test'

/** Answers of the server about sites and pictures on the web; a missing one is a failure of the server. */
interface SiteIcons {
  readonly icon?: {
    readonly src: string
    readonly background: string
    readonly name: string
    readonly shareable?: boolean
  }
  readonly picture?: string
  /** The server's reason for failures; without one it says nothing. */
  readonly reason?: string
}

/** Answers questions about other sites, which no test may ask. @returns the addresses and ids that were asked for */
export async function answerSiteIcons(
  page: Page,
  { icon, picture, reason = '' }: SiteIcons = {},
): Promise<readonly string[]> {
  const asked: string[] = []
  const answer = (data: unknown) => ({ json: { code: data === undefined ? 500 : 0, msg: reason, data: data ?? null } })
  const asksFor = (url: string) => asked.push(new URL(url).searchParams.get('url') ?? '')
  await page.route('**/api/get_network_icon?*', (route) => {
    asksFor(route.request().url())
    return route.fulfill(answer(icon && { shareable: false, ...icon }))
  })
  await page.route('**/api/get_img_base64?*', (route) => {
    asksFor(route.request().url())
    return route.fulfill(answer(picture === undefined ? undefined : { src: picture }))
  })
  await page.route(/\/api\/add_(network|component)_hot$/, (route) => {
    const { id } = route.request().postDataJSON() as { readonly id: string }
    asked.push(id)
    return route.fulfill(answer({ hot: 1 }))
  })
  return asked
}
