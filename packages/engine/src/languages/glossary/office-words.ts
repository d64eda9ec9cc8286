/** Money, trade, people and offices. Rows as in `advert-words.ts`. */
export const officeWords = `
accounting | de buchhalt- rechnungswesen buchführung finanzbuchhaltung | fr comptabilit- | es contabilid- | it contabilit- ragioneria | pt contabilid- | nl boekhoud- accountancy | ro contabilit- contabile contabilă_primară evidența_contabilă | pl księgowoś- rachunkowoś-
accounts payable | de kreditoren- kreditorenbuchhaltung | fr comptabilité_fournisseurs | es cuentas_por_pagar | it contabilità_fornitori | nl crediteuren- | ro evidența_furnizorilor
accounts receivable | de debitoren- | es cuentas_por_cobrar | it contabilità_clienti | nl debiteuren- | ro evidența_clienților
payroll | de lohnbuchhaltung lohnabrechnung gehaltsabrechnung | fr paie bulletins_de_paie | es nómina nóminas | it paghe buste_paga busta_paga | pt processamento_de_salários folha_de_pagamento | nl salarisadministratie loonadministratie | ro salarizare stat_de_plată state_de_plată calculul_salariilor | pl lista_płac listy_płac płac płace naliczanie_płac
invoice | de rechnung- faktur- | fr facture factures facturation | es factura- facturación | it fattur- | pt fatura- faturação nota_fiscal | nl factuur facturen factur- | ro factur- | pl faktur-
balance sheet | de bilanz- | fr bilan bilans | es balance balances | it bilanci- | pt balanço- balancete- | nl balans | ro bilanț- balanț- | pl bilans-
trial balance | ro balanța_de_verificare balanței_de_verificare | it bilancio_di_verifica | es balance_de_comprobación | de summen_und_saldenliste
financial statements | de jahresabschluss jahresabschlüsse jahresabschlüssen | fr comptes_annuels liasse_fiscale | es cuentas_anuales estados_financieros | it bilancio_annuale bilancio_d_esercizio | pt contas_anuais demonstrações_financeiras | nl jaarrekening | ro situații_financiare bilanțul_anual | pl sprawozdani-_finansow- sprawozdanie_roczne sprawozdanie_finansowe
month-end closing | de monatsabschluss monatsabschlüsse monats | fr clôture_mensuelle clôtures_mensuelles | es cierre_mensual | it chiusura_mensile chiusure_mensili | pt fecho_mensal fechamento_mensal | nl maandafsluiting | ro închiderea_lunară închidere_de_lună închideri_lunare | pl zamknięcie_miesiąca
tax | de steuer- | fr impôt- fiscal- fiscalité taxe taxes | es impuesto- fiscal- tributari- | it impost- fiscal- tribut- | pt imposto- fiscal- tribut- | nl belasting- fiscaal | ro impozit- fiscal- taxe | pl podat-
value added tax | de umsatzsteuer- mehrwertsteuer | fr tva | es iva | it iva | pt iva | nl btw | ro tva | pl vat
tax return | de steuererklärung- umsatzsteuervoranmeldung- | fr déclaration_fiscale déclarations_de_tva | es declaraciones_de_impuestos declaración_de_impuestos | it dichiarazioni_fiscali dichiarazione_dei_redditi | pt declarações_fiscais | nl belastingaangifte btw-aangifte aangifte | ro declarații_fiscale declarațiilor_fiscale declarațiile_fiscale | pl deklaracj-_podatkow- deklaracji_podatkowych deklaracje_podatkowe
bank | de bank- | fr banque- bancaire- | es banco- bancari- banca | it banc- | pt banco- bancári- | nl bank- | ro banc- bănc- | pl bank-
bank reconciliation | fr rapprochement- rapprochements_bancaires | es conciliación_bancaria | it riconciliazion- | pt reconciliação_bancária
payment | de zahlung- zahlungsverkehr | fr paiement- règlement- | es pago- | it pagament- | pt pagamento- | nl betal- betaling- | ro plată plăți plata plăților încas- | pl płatnoś- rozliczeni-
finance | de finanz- | fr financ- | es finanz- financ- | it finanz- | pt finanç- financ- | nl financi- | ro financi- finanț- | pl finans-
budget | de budget- haushalt- | fr budget- | es presupuest- | it budget | pt orçament- | nl begroting- budget- | ro buget- | pl budżet-
cost | de kosten- | fr coût coûts | es coste costes costo | it costi costo | pt custo custos | nl kosten- | ro cost costuri costurilor | pl koszt-
controlling | de controlling | fr contrôle_de_gestion | es control_de_gestión | it controllo_di_gestione | pt controlo_de_gestão | ro controlling | pl kontroling
insurance | de versicherung- | fr assurance- | es seguro seguros asegurador- | it assicura- | pt seguro seguros segurador- | nl verzekering- | ro asigurăr- asigurare | pl ubezpiecz-
loan | de kredit- darlehen | fr prêt crédit- | es préstamo- crédito- | it prestit- credit- mutu- | pt crédito- empréstim- | nl lening- krediet- | ro credit- împrumut- | pl kredyt-
sales | de vertrieb- verkauf- absatz- | fr vente- commercial- | es venta- comercial- | it vendit- commercial- | pt venda- comercia- | nl verkoop- | ro vânzări vânzare vânzării vânzărilor comercial- | pl sprzedaż- handlow-
field sales | de außendienst | fr vente_terrain commercial_terrain | nl buitendienst | ro vânzări_de_teren vânzări_pe_teren
turnover | de umsatz- | fr chiffre_d_affaires | es facturación_anual | it fatturato | pt volume_de_negócios | nl omzet- | ro cifră_de_afaceri cifra_de_afaceri | pl obrót obroty
customer | de kunde- kunden- | fr client- clientèle | es cliente- clientela | it client- | pt cliente- | nl klant- | ro client- | pl klient-
customer service | de kundenservice kundendienst kundenbetreuung kundenberatung | fr service_client relation_client | es atención_al_cliente atención_al_público servicio_al_cliente | it servizio_clienti assistenza_clienti | pt atendimento_ao_cliente atendimento_ao_público apoio_ao_cliente | nl klantenservice klantendienst | ro servicii_clienți relații_cu_clienții suport_clienți | pl obsługa_klienta obsługi_klienta
new customers acquisition | de kundenakquise neukundengewinnung akquise | fr prospection prospecter | es captación captar prospección | it acquisire prospecting | pt angariar angariação prospeção prospecção | nl werven acquisitie geworven | ro prospect- atragere- | pl pozyskiwan-
contract | de vertrag verträg- vertrags- | fr contrat- | es contrato- | it contratt- | pt contrato- | nl contract- | ro contract- | pl umow- umów kontrakt-
offer | de angebot- | fr offre offres | es oferta- | it offert- | pt oferta- | nl aanbod offerte- | ro ofert- | pl ofert-
negotiation | de verhandl- verhandlungs- | fr négoci- | es negoci- negocié | it trattativ- negozia- trattare | pt negoci- | nl onderhandel- | ro negoci- | pl negocj-
communication | de kommunikat- kommuniz- | fr communic- | es comunic- | it comunica- | pt comunic- | nl communic- | ro comunic- | pl komunik-
target | de ziel- umsatzziel- | fr objectif- | es objetivo- meta- | it obiettiv- | pt objetivo- metas | nl doel- verkoopdoel- | ro obiectiv- țint- | pl cel cele celów
market | de markt märkte | fr marché- | es mercado- | it mercat- | pt mercado- | nl markt- | ro piață piața pieței piețe | pl rynek rynku rynki
product | de produkt- | fr produit- | es producto- | it prodott- | pt produto- | nl product- | ro produs- | pl produkt-
store | de geschäft laden filiale- | fr magasin- boutique- | es tienda- | it negozi- punto_vendita | pt loja lojas | nl winkel- | ro magazin- | pl sklep-
retail | de einzelhandel- | fr commerce_de_détail distribution | es comercio_minorista | it commercio_al_dettaglio | pt retalho varejo | nl detailhandel | ro retail comerț comerțul | pl handel_detaliczny
trade | de handel- | fr négoce commerce | es comercio | it commercio | pt comércio | nl handel groothandel | ro distribuție distribuția | pl handel handlu
cash register | de kasse kassieren | fr caisse encaissement- | es caja | it cassa | pt caixa | nl kassa | ro casă_de_marcat casa_de_marcat | pl kasa kasy
marketing | de marketing- | fr marketing | es marketing mercadotecnia | it marketing | pt marketing | ro marketing | pl marketing-
advertising | de werbung | fr publicité- | es publicidad | it pubblicit- | pt publicidade | nl reclame | ro publicitat- reclam- | pl reklam-
presentation | de präsent- | fr présent- | es present- | it presenta- | pt apresent- | nl present- | ro prezent- prezentare- prezentări | pl prezent-
purchasing | de einkauf beschaffung- | fr achat achats approvisionnement- | es compras aprovisionamiento- | it acquist- approvvigiona- | pt compras aprovisionamento- | nl inkoop- | ro achiziți- aprovizion- | pl zakup- zaopatrzen-
supplier | de lieferant- | fr fournisseur- | es proveedor- | it fornitor- | pt fornecedor- | nl leverancier- | ro furnizor- | pl dostawc-
human resources | de personalwesen personalabteilung personal- | fr ressources_humaines | es recursos_humanos | it risorse_umane | pt recursos_humanos | nl personeelszaken hr | ro resurse_umane resurselor_umane | pl zasoby_ludzkie kadry kadr
recruitment | de rekrutierung personalgewinnung | fr recrut- | es selección_de_personal reclutamiento | it selezione_del_personale reclutament- | pt recrutamento | nl werving werving_en_selectie | ro recrut- | pl rekrut-
staff | de personal belegschaft | fr personnel | es personal plantilla | it personale | pt pessoal | nl personeel- | ro personal personalului personalul angajat- | pl personel- pracownik
office | de büro- | fr bureau bureautique | es oficina- ofimática | it ufficio uffici | pt escritório- | nl kantoor- | ro birou birouri biroul | pl biur-
administration | de verwalt- | fr administrat- administrer | es administra- | it amministra- | pt administra- | nl administra- beheer- | ro administr- | pl administr- podawanie podawania
records | de akte- dokumentation- unterlagen | fr dossier- registre- | es registr- expediente- | it cartell- registr- documentazion- | pt regist- processo_clínico | nl dossier- verslag- bijhouden | ro evidență evidența evidențe fișe fișelor înregistr- registr- | pl dokumentac- ewidenc- rejestr-
documentation | fr documentation documenter | es documenta- | pt documenta- | nl documentatie | ro documente documentați-
report | de bericht- | fr rapport- compte-rendu | es informe- reporte- | it rapport- relazion- report- | pt relatóri- | nl rapport- | ro raport- | pl raport- sprawozda-
contact with customers | es trato_con_clientes
meeting | de besprechung- sitzung- | fr réunion- | es reunion- reunión | it riunion- | pt reunião reuniões | nl vergader- | ro ședinț- întâlnir- | pl spotkan- zebran-
complaint | de reklamation- beschwerde- | fr réclamation- | es reclamacion- queja- | it reclam- | pt reclamaç- | nl klacht- | ro reclamați- plânger- | pl reklamac- skarg-
legislation | de gesetzgebung vorschrift- | fr législation- réglementation- | es legislación normativa- | it normativ- legislazion- | pt legislação | nl wetgeving | ro legislați- reglementăr- | pl przepis- ustaw-
tax law | de steuerrecht | fr droit_fiscal | es normativa_fiscal derecho_tributario | it normativa_fiscale diritto_tributario | pt legislação_fiscal | nl belastingwetgeving belastingrecht | ro legislație_fiscală legislația_fiscală legislației_fiscale | pl prawo_podatkowe prawa_podatkowego
`;
