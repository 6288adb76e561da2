import { addressesIn } from '../../../kit/rules.ts'

/** A link from elsewhere; its name is empty where nobody says one. */
export interface DroppedLink {
  readonly url: string
  readonly name: string
}

/** The links that a drop brings: a single one with the title that Firefox gives, or that of its element. */
export function droppedLinks(data: Pick<DataTransfer, 'getData'>): readonly DroppedLink[] {
  const urls = addressesIn(data.getData('text/uri-list') || data.getData('text/plain'))
  if (urls.length !== 1) return urls.map((url) => ({ url, name: '' }))
  const [, title = ''] = data.getData('text/x-moz-url').split('\n')
  const html = data.getData('text/html')
  const linked = html === '' ? '' : new DOMParser().parseFromString(html, 'text/html').querySelector('a')?.textContent
  return urls.map((url) => ({ url, name: title || linked || '' }))
}
