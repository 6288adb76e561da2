import { expect, test } from 'vitest'
import { isPrivateHost, mayAskAbout } from './private-host.ts'

test('hosts of a local network are private, others are not', () => {
  for (const host of [
    'localhost',
    'nas',
    'nas.local',
    'router.lan',
    'genkan.home.arpa',
    'wiki.corp',
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '[::1]',
    '[fd00::1]',
    '[fe80::1]',
    '[::ffff:192.168.0.1]',
    '',
  ])
    expect(isPrivateHost(host), host).toBe(true)
  for (const host of ['example.com', 'localhost.example.com', '8.8.8.8', '[2606:4700::1111]', '知乎.中国'])
    expect(isPrivateHost(host), host).toBe(false)
})

test('a private address is asked about only by a page on one', () => {
  expect(mayAskAbout('nas', 'genkan.example.org')).toBe(false)
  expect(mayAskAbout('nas', '192.168.1.2')).toBe(true)
  expect(mayAskAbout('example.com', 'genkan.example.org')).toBe(true)
})
