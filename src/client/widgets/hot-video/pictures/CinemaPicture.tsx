import { useId } from 'react'

/** A hall before the film: a lit screen, a hill with a moon upon it, and the heads of those who wait. */
export function CinemaPicture({ className }: { readonly className?: string | undefined }) {
  const id = useId()
  return (
    <svg className={className} aria-hidden="true" viewBox="0 0 108 146" preserveAspectRatio="xMidYMid slice">
      <linearGradient id={`${id}hall`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#7c3f5e" />
        <stop offset="1" stopColor="#2b1530" />
      </linearGradient>
      <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#f4b06a" />
        <stop offset="1" stopColor="#f8dfb0" />
      </linearGradient>
      <path d="M0 0h108v146H0z" fill={`url(#${id}hall)`} />
      <path d="m16 76-16 70h108L92 76z" fill="#f8dfb0" opacity=".14" />
      <rect x="12" y="32" width="84" height="48" rx="3" fill={`url(#${id}sky)`} />
      <circle cx="68" cy="50" r="8" fill="#fff3d6" />
      <path d="M12 70c10-3 16-14 25-14 10 0 15 12 25 13s18-6 34-4v12a3 3 0 0 1-3 3H15a3 3 0 0 1-3-3z" fill="#a5495a" />
      <path d="M12 75c18-6 32 1 48-1s24-3 36 0v3a3 3 0 0 1-3 3H15a3 3 0 0 1-3-3z" fill="#6b2c48" />
      <path
        d="M-4 146v-16c0-9 5-11 11-11s11 2 11 11v16zm30 0v-16c0-9 5-11 11-11s11 2 11 11v16zm34 0v-16c0-9 5-11 11-11s11 2 11 11v16zm30 0v-16c0-9 5-11 11-11s11 2 11 11v16z"
        fill="#4b2243"
      />
      <path d="M30 120a7 7 0 1 1 14 0zm34 0a7 7 0 1 1 14 0z" fill="#1d0d22" />
      <path
        d="M12 146v-5c0-7 5-9 10-9s10 2 10 9v5zm32 0v-5c0-7 5-9 10-9s10 2 10 9v5zm32 0v-5c0-7 5-9 10-9s10 2 10 9v5z"
        fill="#1d0d22"
      />
    </svg>
  )
}
