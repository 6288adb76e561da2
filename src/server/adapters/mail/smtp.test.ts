import { afterEach, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { openSmtp } from './smtp.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})
const start = async (...login: Parameters<typeof startMailServer>): Promise<MailServer> => {
  const server = await startMailServer(...login)
  closers.push(server.close)
  return server
}
const open = (url: string) => {
  const mailer = openSmtp({ url, from: '玄关 <start@example.org>' })
  closers.unshift(mailer.close)
  return mailer
}
const letter = {
  to: 'lin@example.org',
  subject: '1234 是你的玄关验证码',
  text: '验证码：1234\n',
  html: '<p>验证码：<b>1234</b></p>',
}

test('a letter arrives as it was written, in both forms', async () => {
  const server = await start({ user: 'start@example.org', password: 'p@ss/wörd' })
  await open(server.url).send(letter)
  expect(server.letters).toMatchObject([
    {
      from: { name: '玄关', address: 'start@example.org' },
      to: [{ address: 'lin@example.org' }],
      subject: letter.subject,
      text: letter.text,
      html: expect.stringContaining('<b>1234</b>'),
    },
  ])
})

test.each([
  ['a wrong password', async () => (await start({ user: 'a', password: 'b' })).url.replace(':b@', ':c@'), 'EAUTH'],
  ['no TLS where it is wanted', async () => (await start()).url.replace('smtp:', 'smtps:'), /ESOCKET|ETLS|ECONNECTION/],
  [
    'no server',
    async () => {
      const gone = await startMailServer()
      await gone.close()
      return gone.url
    },
    /ECONNREFUSED|ESOCKET|ECONNECTION/,
  ],
])('%s is told by a code alone', async (_what, urlOf, code) => {
  const failure = await open(await urlOf())
    .send(letter)
    .catch((error: unknown) => error)
  expect(failure).toMatchObject({ name: 'MailFailure', message: expect.stringMatching(code) })
  expect(String(failure)).not.toMatch(/example\.org|127\.0/)
})
