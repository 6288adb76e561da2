/** The region of China in which an address of the internet is, in Chinese; `city` is empty where it is not known. */
export interface AddressRegion {
  readonly province: string
  readonly city: string
}

/** Looks up the region of an address; undefined for private ones, those abroad and those that are not known. */
export type LookUpAddress = (address: string) => Promise<AddressRegion | undefined>
