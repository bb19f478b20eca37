/** The product's name: the one place it is written. */
export const PRODUCT_NAME = "Sintonia";
