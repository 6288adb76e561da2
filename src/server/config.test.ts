import { describe, expect, test } from 'vitest'
import { parseConfig } from './config.ts'
import { StartFailure } from './core/start.ts'
import { SOURCE_IDS } from './sources/index.ts'

/** Ids of the sources that must be enabled, without those that are. */
const others = (...enabled: readonly string[]) =>
  SOURCE_IDS.filter((id) => /^(?:wallpaper|translate)\./.test(id) && !enabled.includes(id))
const enabledIn = (area: string, environment: Record<string, string>) => {
  const { off } = parseConfig(environment).sources
  return SOURCE_IDS.filter((id) => id.startsWith(area) && !off.has(id)).map((id) => id.slice(area.length + 1))
}

describe('the configuration', () => {
  test('reads a mail server, its sender, and never prints its address', () => {
    const PUBLIC_URL = 'https://start.example.org'
    const url = 'smtps://start%40example.org:secret@smtp.example.org'
    expect(parseConfig({}).mail).toBeUndefined()
    expect(parseConfig({ PUBLIC_URL, SMTP_URL: url }).mail).toEqual({ url, from: 'start@example.org' })
    const MAIL_FROM = '玄关 <door@example.org>'
    expect(parseConfig({ PUBLIC_URL, SMTP_URL: 'smtp://10.0.0.2:25', MAIL_FROM }).mail?.from).toBe(MAIL_FROM)
    for (const [environment, named] of [
      [{ SMTP_URL: url }, 'PUBLIC_URL'],
      [{ PUBLIC_URL, SMTP_URL: 'smtp://10.0.0.2' }, 'MAIL_FROM'],
      [{ PUBLIC_URL, SMTP_URL: 'https://start:secret@example.org' }, 'SMTP_URL'],
      [{ PUBLIC_URL, SMTP_URL: url, MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
    ] as const) {
      const parse = () => parseConfig(environment)
      expect(parse).toThrow(named)
      expect(parse).not.toThrow('secret')
    }
  })

  test('reads a mini-program, whose secret it never prints', () => {
    const [WX_APPID, WX_SECRET] = ['wx0123456789abcdef', 'a0b1'.repeat(8)]
    expect(parseConfig({}).miniProgram).toBeUndefined()
    expect(parseConfig({ WX_APPID, WX_SECRET }).miniProgram).toEqual({ appId: WX_APPID, secret: WX_SECRET })
    for (const environment of [
      { WX_APPID },
      { WX_SECRET },
      { WX_APPID: 'x', WX_SECRET },
      { WX_APPID, WX_SECRET: 'a0b1' },
    ]) {
      const parse = () => parseConfig(environment)
      expect(parse).toThrow(/WX_APPID|WX_SECRET/)
      expect(parse).not.toThrow('a0b1')
    }
  })

  test('reads where a Live2D runtime and its models are, both or none', () => {
    expect(parseConfig({}).live2d).toBeUndefined()
    const [LIVE2D_RUNTIME, LIVE2D_MODELS] = ['/srv/live2d/runtime.js', '/srv/live2d/models']
    expect(parseConfig({ LIVE2D_RUNTIME, LIVE2D_MODELS }).live2d).toEqual({
      runtime: LIVE2D_RUNTIME,
      models: LIVE2D_MODELS,
    })
    for (const environment of [{ LIVE2D_RUNTIME }, { LIVE2D_MODELS }])
      expect(() => parseConfig(environment)).toThrow('LIVE2D_RUNTIME and LIVE2D_MODELS must be set together.')
  })

  test('reads when what users share is looked at', () => {
    expect(parseConfig({}).moderation).toBe('before')
    expect(parseConfig({ MODERATION: 'after' }).moderation).toBe('after')
    expect(() => parseConfig({ MODERATION: 'on' })).toThrow('MODERATION must be before, after or off; it is "on".')
  })

  test('has defaults, and empty variables count as unset', () => {
    for (const environment of [{}, { PORT: '', HOST: ' ', SOURCES_OFF: '', GENKAN_GALLERY: '' }]) {
      expect(parseConfig(environment)).toMatchObject({
        port: 8080,
        host: '127.0.0.1',
        dataDir: './data',
        logLevel: 'info',
        metricsAt: undefined,
        publicUrl: undefined,
        proxies: [],
        sourceMirrors: new Map(),
        sources: {
          off: new Set(others('wallpaper.bing')),
        },
        sharedIcons: true,
        operator: { contact: undefined, repository: undefined, filingNumber: undefined, donations: [] },
        gallery: false,
      })
      expect(parseConfig(environment).sources.settings).toEqual({})
    }
  })

  test('is parsed from all variables', () => {
    const config = parseConfig({
      PORT: '0',
      HOST: '::',
      METRICS_PORT: '9464',
      METRICS_HOST: '10.0.0.2',
      DATA_DIR: '/srv/genkan',
      LOG_LEVEL: 'debug',
      PUBLIC_URL: 'https://start.example.org',
      TRUST_PROXY: '127.0.0.1, fd00::/8',
      ALLOW_PRIVATE_FETCH: '192.168.1.0/24',
      EGRESS_PROXY: 'http://127.0.0.1:4750',
      SOURCES_OFF: 'suggest.google,suggest.360',
      SOURCE_REWRITE: 'https://www.baidu.com=http://127.0.0.1:9000/, https://api.bing.com=http://127.0.0.1:9001',
      SHARED_ICONS: 'off',
      CHAT: 'off',
      CHAT_WORDS: '/srv/words.txt',
      EXT_ORIGINS: 'chrome-extension://abcdefghijklmnopabcdefghijklmnop, moz-extension://0c1d2e3f-0000',
      CONTACT: 'me@example.org',
      REPOSITORY_URL: 'https://git.example.org/genkan',
      ISSUES_URL: 'https://git.example.org/genkan/issues',
      FILING_NUMBER: '京ICP备12345678号-1',
      DONATE_WECHAT: 'wxp://f2f0abc',
      DONATE_ALIPAY: 'alipay code.png',
      DONATE_URL: 'https://donate.example.org/me',
      GENKAN_GALLERY: 'true',
    })
    expect(config).toMatchObject({
      port: 0,
      host: '::',
      metricsAt: { port: 9464, host: '10.0.0.2' },
      dataDir: '/srv/genkan',
      logLevel: 'debug',
      sharedIcons: false,
      chat: false,
      chatWords: '/srv/words.txt',
      extensionOrigins: ['chrome-extension://abcdefghijklmnopabcdefghijklmnop', 'moz-extension://0c1d2e3f-0000'],
      operator: {
        contact: 'me@example.org',
        repository: 'https://git.example.org/genkan',
        issues: 'https://git.example.org/genkan/issues',
        filingNumber: '京ICP备12345678号-1',
        donations: [
          { app: 'wechat', code: 'wxp://f2f0abc' },
          { app: 'alipay', file: 'alipay code.png' },
        ],
        donationPage: 'https://donate.example.org/me',
      },
      gallery: true,
    })
    expect(config.publicUrl?.host).toBe('start.example.org')
    expect([config.proxies.length, config.allowPrivateFetch.length, config.egressProxy]).toEqual([
      2,
      1,
      'http://127.0.0.1:4750/',
    ])
    expect(config.sources.off).toEqual(new Set(['suggest.google', 'suggest.360', ...others('wallpaper.bing')]))
    expect(config.sourceMirrors).toEqual(
      new Map([
        ['https://www.baidu.com', 'http://127.0.0.1:9000'],
        ['https://api.bing.com', 'http://127.0.0.1:9001'],
      ]),
    )
    const json = parseConfig({ SOURCE_REWRITE: '{"https://www.baidu.com":"http://127.0.0.1:9000"}' })
    expect(json.sourceMirrors).toEqual(new Map([['https://www.baidu.com', 'http://127.0.0.1:9000']]))
  })

  test('a key enables its wallpapers, unless the sources are named; a key is never printed', () => {
    const sources = (environment: Record<string, string>) => enabledIn('wallpaper', environment)
    const PEXELS_KEY = 'abcdefgh12345678'
    expect(sources({ PEXELS_KEY })).toEqual(['bing', 'pexels'])
    expect(parseConfig({ PEXELS_KEY }).sources.settings.PEXELS_KEY).toBe(PEXELS_KEY)
    expect(sources({ PEXELS_KEY, WALLPAPER_SOURCES: 'birdpaper, wallhaven' })).toEqual(['birdpaper', 'wallhaven'])
    expect(() => parseConfig({ WALLPAPER_SOURCES: 'pixabay' })).toThrow(/PIXABAY_KEY/)
    expect(() => parseConfig({ PIXABAY_KEY: 'a secret' })).toThrow(/^PIXABAY_KEY must be (?!.*a secret)/)
  })

  test('translators are those that are set up; the one without a key only where it is named', () => {
    const translators = (environment: Record<string, string>) => enabledIn('translate', environment)
    const keys = { TENCENT_SECRET_ID: 'AKIDexample', TENCENT_SECRET_KEY: 'a-secret-of-mine' }
    expect(translators({})).toEqual([])
    expect(translators(keys)).toEqual(['tencent'])
    expect(translators({ TRANSLATORS: 'mymemory' })).toEqual(['mymemory'])
    const own = { LIBRETRANSLATE_URL: 'http://127.0.0.1:5000/' }
    expect(translators(own)).toEqual(['libretranslate'])
    expect(parseConfig(own).sources.settings.LIBRETRANSLATE_URL).toBe('http://127.0.0.1:5000')
    expect(() => parseConfig({ TRANSLATORS: 'libretranslate' })).toThrow(/LIBRETRANSLATE_URL/)
    expect(() => parseConfig({ TENCENT_SECRET_ID: 'AKIDexample' })).toThrow(/TENCENT_SECRET_KEY/)
  })

  test('accounts of weather services are set up by their keys, one with its host', () => {
    const set = parseConfig({
      AMAP_KEY: 'a-key-of-mine',
      QWEATHER_KEY: 'another-key',
      QWEATHER_HOST: 'abcxyz.QWeatherAPI.com',
      OPEN_METEO_URL: 'http://127.0.0.1:8081/',
    }).sources
    expect(set.settings).toEqual({
      AMAP_KEY: 'a-key-of-mine',
      QWEATHER_KEY: 'another-key',
      QWEATHER_HOST: 'abcxyz.qweatherapi.com',
      OPEN_METEO_URL: 'http://127.0.0.1:8081',
    })
    expect(() => parseConfig({ QWEATHER_KEY: 'another-key' })).toThrow(/QWEATHER_HOST/)
    expect(() => parseConfig({ AMAP_KEY: 'a secret' })).toThrow(/^AMAP_KEY must be (?!.*a secret)/)
  })

  test('a database of a PostgreSQL server is given by its address, which no message repeats', () => {
    const DATABASE_URL = 'postgres://genkan:a-secret@db.example.org:5432/genkan'
    expect(parseConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL)
    for (const bad of ['a-secret@localhost:5432', 'postgres://me:a-secret@localhost', 'mysql://me:a-secret@host/db'])
      expect(() => parseConfig({ DATABASE_URL: bad })).toThrow(/^DATABASE_URL must be (?!.*a-secret)/)
  })

  test('a music server is set up by its address, that of Subsonic with an account', () => {
    const own = { SUBSONIC_URL: 'http://nas.local:4533/', SUBSONIC_USER: 'reader', SUBSONIC_PASSWORD: 'a-password' }
    expect(parseConfig({ ...own, NETEASE_URL: 'http://127.0.0.1:3000' }).sources.settings).toEqual({
      ...own,
      SUBSONIC_URL: 'http://nas.local:4533',
      NETEASE_URL: 'http://127.0.0.1:3000',
    })
    for (const name of Object.keys(own))
      expect(() => parseConfig({ ...own, [name]: undefined })).toThrow(/must be set together/)
  })

  test.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['HOST', 'not a host'],
    ['METRICS_PORT', '65536'],
    ['METRICS_HOST', 'not a host'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'start.example.org'],
    ['CHAT', 'no'],
    ['EXT_ORIGINS', 'https://start.example.org'],
    ['PUBLIC_URL', 'ftp://start.example.org'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/40'],
    ['ALLOW_PRIVATE_FETCH', '*'],
    ['EGRESS_PROXY', 'localhost:4750'],
    ['SOURCES_OFF', 'suggest.gogle'],
    ['SOURCE_REWRITE', 'https://www.baidu.com'],
    ['WALLPAPER_SOURCES', 'flickr'],
    ['TRANSLATORS', 'babel'],
    ['LIBRETRANSLATE_URL', 'localhost:5000'],
    ['HOLIDAYS_URL', 'holidays.json'],
    ['OPEN_METEO_URL', 'localhost:8081'],
    ['NETEASE_URL', 'localhost:3000'],
    ['AUTH_POLICY', 'strong'],
    ['REGISTRATION', 'friends'],
    ['SUBSONIC_URL', 'nas'],
    ['QWEATHER_HOST', 'https://abcxyz.qweatherapi.com'],
    ['LIBRETRANSLATE_URL', 'http://me:secret@localhost:5000'],
    ['SOURCE_REWRITE', 'https://www.baidu.com/path=http://127.0.0.1:9000'],
    ['SOURCE_REWRITE', '{"https://www.baidu.com":5}'],
    ['CONTACT', 'me at example'],
    ['CONTACT', 'javascript:alert'],
    ['REPOSITORY_URL', 'git@example.org:genkan.git'],
    ['ISSUES_URL', 'ftp://example.org'],
    ['FILING_NUMBER', '12345678'],
    ['DONATE_WECHAT', 'wxp'],
    ['DONATE_ALIPAY', '../secret.png'],
    ['DONATE_ALIPAY', '.hidden.png'],
    ['DONATE_ALIPAY', 'code.svg'],
    ['DONATE_URL', 'wxp://f2f0abc'],
    ['GENKAN_GALLERY', 'yes'],
  ])('%s = %s is refused with one line that names the allowed values', (name, value) => {
    const read = () => parseConfig({ [name]: value })
    expect(read).toThrow(StartFailure)
    expect(read).toThrow(
      new RegExp(`^${name} must be .+; it is ${JSON.stringify(value).replaceAll(/[{}*.?"\\]/g, '.')}\\.$`),
    )
  })
})
