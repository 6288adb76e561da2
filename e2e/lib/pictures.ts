import { crc32, deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'

type Rgba = readonly [red: number, green: number, blue: number, alpha?: number]

/** A PNG of one colour. */
export const pngOf = ([red, green, blue, alpha = 255]: Rgba, width = 64, height = 64): Buffer =>
  pngFrom(width, height, () => [red, green, blue, alpha])

/** A PNG of noise, which compresses as badly as a photo; the same seed gives the same picture. */
export function noisePng(seed: number, side = 64): Buffer {
  let state = seed + 1
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state >>> 24
  }
  return pngFrom(side, side, () => [next(), next(), next(), 255])
}

function pngFrom(width: number, height: number, pixel: () => readonly number[]): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6], 8) // 8 bits, RGBA
  const row = () => Buffer.from([0, ...Array.from({ length: width }, pixel).flat()])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, row)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A BMP of one colour, 24 bits a pixel. */
export function bmpOf([red, green, blue]: Rgba, side = 32): Buffer {
  const pixels = Buffer.concat(Array.from({ length: side * side }, () => Buffer.of(blue, green, red)))
  const header = Buffer.alloc(54)
  header.write('BM')
  header.writeUInt32LE(54 + pixels.length, 2)
  header.writeUInt32LE(54, 10)
  header.writeUInt32LE(40, 14)
  header.writeInt32LE(side, 18)
  header.writeInt32LE(side, 22)
  header.writeUInt16LE(1, 26)
  header.writeUInt16LE(24, 28)
  return Buffer.concat([header, pixels])
}

/** A GIF of 1 px with this number of frames. */
export function gifOf(frames: number): Buffer {
  const frame = [0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
  const header = [...Buffer.from('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 200, 0, 0, 0, 0, 200]
  return Buffer.from([...header, ...Array.from({ length: frames }, () => frame).flat(), 0x3b])
}

/** A file as an upload gives it. */
export const file = (name: string, buffer: Buffer | string, mimeType = '') => ({
  name,
  mimeType,
  buffer: Buffer.from(buffer),
})

export const dataUrl = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`

/** The references of the pictures in storage, with type and content of each. */
export function storedPictures(
  page: Page,
): Promise<readonly { readonly key: string; readonly type: string; readonly text: string }[]> {
  return page.evaluate(async () => {
    const request = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error)
      })
    const database = await request(indexedDB.open('genkan'))
    const values = database.transaction('values').objectStore('values')
    const range = IDBKeyRange.bound('face:', 'face:\uffff')
    const [keys, pictures] = await Promise.all([request(values.getAllKeys(range)), request(values.getAll(range))])
    database.close()
    return keys.map((key, index) => {
      const { type, bytes }: { type: string; bytes: Uint8Array } = pictures[index]
      return { key: String(key), type, text: new TextDecoder('latin1').decode(bytes) }
    })
  })
}

/** Drags files over an element, drops them on it, or pastes them, as the browser does when they come from another program. */
export async function giveFiles(
  page: Page,
  kind: 'drag' | 'drop' | 'paste',
  selector: string,
  files: readonly { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }[],
): Promise<void> {
  const plain = files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, bytes: [...buffer] }))
  await page
    .locator(selector)
    .first()
    .evaluate(
      (element, [event, given]) => {
        const transfer = new DataTransfer()
        for (const { name, type, bytes } of given)
          transfer.items.add(new File([Uint8Array.from(bytes)], name, { type }))
        const init = { bubbles: true, cancelable: true }
        if (event === 'paste') element.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: transfer }))
        else
          for (const type of event === 'drag' ? ['dragover'] : ['dragover', 'drop'])
            element.dispatchEvent(new DragEvent(type, { ...init, dataTransfer: transfer }))
      },
      [kind, plain] as const,
    )
}
