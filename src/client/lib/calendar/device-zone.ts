/** The time zone of this device by its name, e.g. `Asia/Shanghai`. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
