/** What the operator may upload as the logo (specification 5, 7): one PNG or JPEG, told by its content. */
export const LOGO = {
  field: 'imageFile',
  types: ['image/png', 'image/jpeg'],
  maxMegabytes: 5,
  /** The longest side that is kept: 520 px on a screen with two dots a pixel. */
  maxSide: 1040,
} as const;
export type LogoType = (typeof LOGO.types)[number];
