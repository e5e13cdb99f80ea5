/** Password rules, ticked off while the user types (spec 1 §5); `auth/resetPassword` uses the same ones. */
export const passwordRules = [
  { name: 'length', holds: (password: string) => Array.from(password).length > 9 },
  { name: 'lowerCase', holds: (password: string) => /[a-z]/.test(password) },
  { name: 'upperCase', holds: (password: string) => /[A-Z]/.test(password) },
  { name: 'digit', holds: (password: string) => /[0-9]/.test(password) },
  { name: 'special', holds: (password: string) => /[-+_!@#$%^&*.,? ]/.test(password) },
] as const;
