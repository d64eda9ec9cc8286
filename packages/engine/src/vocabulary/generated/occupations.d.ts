export declare const occupations: string;
