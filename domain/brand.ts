/** The product's name: the one place it is written. */
export const PRODUCT_NAME = "Sintonia";

/** Version of the terms and privacy texts that a sign-up agrees to; raised when their meaning changes. */
export const LEGAL_VERSION = "2026-11-22";
