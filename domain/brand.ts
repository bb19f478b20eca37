export const PRODUCT_NAME = "Sintonia";
