import { randomBytes, randomInt } from 'node:crypto'

/** A desktop as JSON of so many bytes, of which gzip can make as much as of a real one. */
export function makeLayout(bytes: number): string {
  const items: object[] = []
  let length = 0
  while (length < bytes) {
    const name = randomBytes(randomInt(3, 9)).toString('hex')
    const item = { id: randomBytes(9).toString('base64url'), type: 'icon', name, url: `https://${name}.example.com/` }
    items.push({ ...item, size: { w: 1, h: 1 }, src: `face:${randomBytes(32).toString('hex')}`, openType: 'tab' })
    length += JSON.stringify(items.at(-1)).length + 1
  }
  return JSON.stringify({ groups: [{ id: 'home', name: '主页', items }] })
}
