import { afterEach, describe, expect, test } from 'vitest'
import { StartFailure } from '../../core/start.ts'
import { makePng } from '../../testing/pictures.ts'
import { makeFolder, makeServer, type TestServer } from '../../testing/project.ts'
import { readDonationPictures } from './donation-pictures.ts'

let server: TestServer | undefined
const folder = makeFolder()
afterEach(() => server?.close())

const ask = async (path: string) => (await server?.app.request(path))?.json()

test('nothing is told that is not set', async () => {
  server = await makeServer()
  expect((await ask('/api/about')).data).toEqual({ donations: [] })
  expect(await ask('/api/donation_picture?app=wechat')).toMatchObject({ code: 404, data: null })
})

test('what the operator has set is told, but no name of a file', async () => {
  const donationPictures = new Map([['alipay', 'data:image/png;base64,AA=='] as const])
  server = await makeServer(
    { donationPictures },
    {
      CONTACT: 'me@example.org',
      ISSUES_URL: 'https://git.example.org/issues',
      FILING_NUMBER: '京ICP备12345678号-1',
      DONATE_WECHAT: 'wxp://f2f0abc',
      DONATE_ALIPAY: 'code.png',
    },
  )
  expect((await ask('/api/about')).data).toEqual({
    contact: 'me@example.org',
    issues: 'https://git.example.org/issues',
    filingNumber: '京ICP备12345678号-1',
    donations: [{ app: 'wechat', code: 'wxp://f2f0abc' }, { app: 'alipay' }],
  })
  expect((await ask('/api/donation_picture?app=alipay')).data).toEqual({ src: 'data:image/png;base64,AA==' })
  expect(await ask('/api/donation_picture?app=cash')).toMatchObject({ code: 400 })
})

describe('the picture of a code', () => {
  const read = (file: string) => readDonationPictures([{ app: 'wechat', file }], folder.path)

  test('is read from the data folder', async () => {
    folder.write('code.png', makePng(4, 4))
    expect((await read('code.png')).get('wechat')).toMatch(/^data:image\/png;base64,iVBOR/)
    expect([...(await readDonationPictures([{ app: 'alipay', code: 'https://qr.example/1' }], folder.path))]).toEqual(
      [],
    )
  })

  test('that is missing, too large or of another kind stops the start', async () => {
    folder.write('page.png', '<html>')
    folder.write('large.png', Buffer.concat([makePng(4, 4), Buffer.alloc(1024 * 1024)]))
    for (const file of ['none.png', 'page.png', 'large.png']) await expect(read(file)).rejects.toThrow(StartFailure)
  })
})
