/** Default prices, in the smallest unit of the currency: 39 euros a month, 50 cents a credit, without VAT. */
export const usualPrices = { currency: 'EUR', proMonth: 3_900, credit: 50, vatRate: 0 } as const;
