/** What has become of a QR code that logs in (security.md 4.4). */
export const SCAN_STATES = ['waiting', 'scanned', 'confirmed', 'denied', 'expired'] as const
export type ScanState = (typeof SCAN_STATES)[number]

/** How long a code is good, how often and until when it is asked about (spec section 9). */
export const SCAN = { lifeSeconds: 120, pollMs: 1500, maxPolls: 150, doneMs: 300 } as const
