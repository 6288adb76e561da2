/** A key of the operator's account at Tencent Cloud. */
export interface TencentKey {
  readonly id: string
  readonly secret: string
}

/** Keys of the operator's accounts at third parties; undefined where there is none. */
export interface SourceKeys {
  readonly pexels: string | undefined
  readonly pixabay: string | undefined
  readonly tencent: TencentKey | undefined
  readonly libreTranslate: string | undefined
  readonly alapi: string | undefined
}

/** Addresses of servers that the operator runs or trusts; undefined where there is none. */
export interface OwnServers {
  /** Without a slash at the end. */
  readonly libreTranslate: string | undefined
  /** A list of statutory days. */
  readonly holidays: string | undefined
}
