import { expect, test } from 'vitest'
import { readTrace } from './trace.ts'

const hex = (text: string) => [...Buffer.from(text)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('')
const text = (words: string) => `"${hex(words)}"`
const file = (fd: number, path: string) => `${fd}<${hex(path)}>`
const bytes = (words: string) => Buffer.from(words)

test('writes are told by path, place and bytes, of descriptors that move, too', () => {
  const trace = [
    `7  openat(AT_FDCWD<${hex('/')}>, ${text('/data/a.db')}, O_RDWR|O_CREAT|O_CLOEXEC, 0644) = ${file(5, '/data/a.db')}`,
    `7  pwrite64(${file(5, '/data/a.db')}, ${text('page')}, 4, 4096) = 4`,
    `7  openat(AT_FDCWD<${hex('/')}>, ${text('/data/up/.half')}, O_WRONLY|O_CREAT|O_EXCL, 0600) = ${file(6, '/data/up/.half')}`,
    `7  write(${file(6, '/data/up/.half')}, ${text('abc')}, 3) = 3`,
    `7  writev(${file(6, '/data/up/.half')}, [{iov_base=${text('de')}, iov_len=2}, {iov_base=${text('fg')}, iov_len=2}], 2) = 3`,
    `7  write(${file(6, '/data/up/.half')}, ${text('g')}, 1) = -1 ENOSPC (No space left on device)`,
    `7  ftruncate(${file(5, '/data/a.db')}, 8192) = 0`,
    `7  write(${file(1, '/elsewhere')}, ${text('x')}, 1) = 1`,
  ].join('\n')
  expect(readTrace(trace, '/data')).toEqual([
    { kind: 'create', path: 'a.db' },
    { kind: 'write', path: 'a.db', offset: 4096, bytes: bytes('page') },
    { kind: 'create', path: 'up/.half' },
    { kind: 'write', path: 'up/.half', offset: 0, bytes: bytes('abc') },
    { kind: 'write', path: 'up/.half', offset: 3, bytes: bytes('def') },
    { kind: 'truncate', path: 'a.db', size: 8192 },
  ])
})

test('names change by paths, of the folder alone', () => {
  const trace = [
    `7  mkdir(${text('/data/up')}, 0700) = 0`,
    `7  rename(${text('/data/up/.half')}, ${text('/data/up/whole')}) = 0`,
    `7  linkat(AT_FDCWD<${hex('/')}>, ${text('/data/a')}, AT_FDCWD<${hex('/')}>, ${text('/data/b')}, 0) = 0`,
    `7  unlink(${text('/data/a')}) = 0`,
    `7  unlink(${text('/datas/a')}) = 0`,
  ].join('\n')
  expect(readTrace(trace, '/data')).toEqual([
    { kind: 'mkdir', path: 'up' },
    { kind: 'rename', path: 'up/.half', to: 'up/whole' },
    { kind: 'link', path: 'a', to: 'b' },
    { kind: 'unlink', path: 'a' },
  ])
  expect(() => readTrace(`7  rename(${text('/data/a')}, ${text('/tmp/a')}) = 0`, '/data')).toThrow('leaves the folder')
})

test('a sync reaches what was written as it began, also where others write meanwhile', () => {
  const trace = [
    `7  write(${file(5, '/data/a')}, ${text('1')}, 1) = 1`,
    `7  fsync(${file(5, '/data/a')} <unfinished ...>`,
    `8  write(${file(5, '/data/a')}, ${text('2')}, 1) = 1`,
    `7  <... fsync resumed>) = 0`,
    `7  fdatasync(${file(9, '/data')}) = 0`,
  ].join('\n')
  expect(readTrace(trace, '/data', 100).filter(({ kind }) => kind === 'sync')).toEqual([
    { kind: 'sync', path: 'a', before: 101 },
    { kind: 'sync', path: '.', before: 103 },
  ])
})

test('an answer is sent as its call begins', () => {
  const to = (port: number) => `9<TCP:[127.0.0.1:8080->127.0.0.1:${port}]>`
  const trace = [
    `7  write(${to(4001)}, ${text('HTTP/1.1 200')}, 12 <unfinished ...>`,
    `8  fsync(${file(5, '/data/a')}) = 0`,
    `7  <... write resumed>) = 12`,
    `7  writev(${to(4002)}, [{iov_base=${text('HT')}, iov_len=2}, {iov_base=${text('TP')}, iov_len=2}], 2) = 4`,
  ].join('\n')
  expect(readTrace(trace, '/data')).toEqual([
    { kind: 'send', port: 4001, bytes: bytes('HTTP/1.1 200') },
    { kind: 'sync', path: 'a', before: 1 },
    { kind: 'send', port: 4002, bytes: bytes('HTTP') },
  ])
})

test('what would be read wrongly is refused: a string that was cut, a call that is not known, appending', () => {
  expect(() => readTrace(`7  write(${file(5, '/data/a')}, ${text('1')}..., 9) = 9`, '/data')).toThrow('cut')
  expect(() => readTrace(`7  fallocate(${file(5, '/data/a')}, 0, 0, 9) = 0`, '/data')).toThrow('fallocate')
  const appended = `7  openat(AT_FDCWD<${hex('/')}>, ${text('/data/a')}, O_WRONLY|O_APPEND) = ${file(5, '/data/a')}`
  expect(() => readTrace(appended, '/data')).toThrow('appended')
})
