import { faceUrls } from '../../../core/page/face-urls.ts'
import { setTitle } from '../../../core/page/page-title.ts'
import { messagesOf, onLanguageChange } from '../../../core/text/i18n.ts'
import type theme from './locales/zh-CN.json'
import { themeSettings } from './settings.first-frame.ts'

const { messages } = messagesOf<keyof typeof theme>('theme')

/** Shows the user's title and icon in the browser's tab, or Genkan's own, now and after every change. */
export function followPageIdentity(): void {
  const ownIcons = [...document.querySelectorAll('link[rel~="icon"]')]
  const apply = () => {
    const { pageTitle, pageIcon } = themeSettings.get()
    setTitle(pageTitle.trim() || messages('title'))
    showIcon(ownIcons, faceUrls.getState()[pageIcon])
  }
  apply()
  themeSettings.subscribe(apply)
  onLanguageChange(apply)
  faceUrls.subscribe(apply)
}

/** A link whose address is changed is not always drawn again: each icon is a link of its own. */
function showIcon(ownIcons: readonly Element[], url: string | undefined): void {
  const shown = [...document.querySelectorAll('link[rel~="icon"]')]
  const wanted = url === undefined || url === '' ? ownIcons : [iconLink(url)]
  const isShown = wanted.every((link) => shown.some((one) => one.isEqualNode(link)))
  if (isShown && shown.length === wanted.length) return
  for (const link of shown) link.remove()
  document.head.append(...wanted)
}

function iconLink(url: string): Element {
  const link = document.createElement('link')
  link.rel = 'icon'
  link.href = url
  return link
}
