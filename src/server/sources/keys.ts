/** A key of the operator's account at Tencent Cloud. */
export interface TencentKey {
  readonly id: string
  readonly secret: string
}

/** The operator's account at QWeather, which answers at a host of its own. */
export interface QweatherAccount {
  readonly host: string
  readonly key: string
}

/** The operator's account at a Subsonic server. The password is sent only as a hash with the salt of this start. */
export interface SubsonicAccount {
  readonly user: string
  readonly password: string
  readonly salt: string
}

/** Keys of the operator's accounts at third parties; undefined where there is none. */
export interface SourceKeys {
  readonly pexels: string | undefined
  readonly pixabay: string | undefined
  readonly tencent: TencentKey | undefined
  readonly libreTranslate: string | undefined
  readonly alapi: string | undefined
  readonly amap: string | undefined
  readonly qweather: QweatherAccount | undefined
  readonly subsonic: SubsonicAccount | undefined
}

/** Addresses of servers that the operator runs or trusts; undefined where there is none. */
export interface OwnServers {
  /** Without a slash at the end. */
  readonly libreTranslate: string | undefined
  /** A list of statutory days. */
  readonly holidays: string | undefined
  readonly openMeteo: string | undefined
  /** Compatible with NetEase Cloud Music's. */
  readonly netease: string | undefined
  readonly subsonic: string | undefined
}

/** The origins of the operator's own servers. */
export const ownOrigins = (servers: OwnServers): ReadonlySet<string> =>
  new Set(Object.values(servers).flatMap((server) => URL.parse(server ?? '')?.origin ?? []))
