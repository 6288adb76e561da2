/** A length of time as a clock shows it: `0:07`, `3:48`, `1:02:33`. @param seconds what is no number is none */
export function durationText(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  return `${hours > 0 ? `${hours}:${twoDigits(minutes)}` : minutes}:${twoDigits(whole % 60)}`
}
